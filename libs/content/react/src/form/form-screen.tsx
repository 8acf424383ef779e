import { listPermissions } from '../list/list-permissions.ts'
import { sessionQuery } from '@captain/auth-react'
import { initialValues, type RecordResponse, type ScreenMatch, workflowOf } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { HttpError } from '@captain/http-core'
import { EmptyState, ErrorState, FormSkeleton, PageHeader } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { useLabels } from '../labels.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import { LockedVersion, NewVersionActions } from '../workflows/legal/load-parts.tsx'
import { PrevailingLanguage } from '../workflows/legal/prevailing-language.tsx'
import { useNavigateTo } from '../navigation.tsx'
import { listOptions, recordOptions, useScope } from '../queries.ts'
import { RecordNotFound } from '../record-not-found.tsx'
import { RecordVerbs } from '../verbs/load-verbs.ts'
import { GoingOnContext, useFormKey } from './going-on.ts'
import { useVisit } from './layout/use-visit.ts'
import { ReadOnlyRecord } from './read-only/read-only-record.tsx'
import { RecordEditor } from './editor/record-editor.tsx'
import { TrashedRecord } from './trashed-record.tsx'
import { recordValues } from './values/record-values.ts'

export { prefetchRecord } from './prefetch-record.ts'

type Account = { readonly id: string; readonly name: string }

type NewRecordProps = {
  readonly account: Account
  /** Known once it is stored. */
  readonly id?: string | undefined
}

const NewRecord = ({ account, id }: NewRecordProps) => {
  const { contentType, parent } = useContent()
  const { data = null } = useQuery({ ...recordOptions(useScope(), id ?? ''), enabled: id !== undefined })
  const [values] = useState(() => ({
    ...initialValues(contentType, { accountName: account.name, now: new Date() }),
    ...(contentType.parent !== null && parent !== null && { [contentType.parent.field]: parent }),
  }))
  return <RecordEditor record={data} values={values} accountId={account.id} />
}

const NotFound = () => (
  <RecordNotFound>
    <Trans>削除されたか、アドレスが変わったようです。</Trans>
  </RecordNotFound>
)

const Failed = ({ error, onRetry, retrying }: { readonly error: unknown; readonly onRetry: () => void; readonly retrying: boolean }) => {
  const describe = useFailureText()
  return (
    <ErrorState title={<Trans>読み込めませんでした</Trans>} onRetry={onRetry} retrying={retrying}>
      {describe(error)}
    </ErrorState>
  )
}

/** Ends every English view of a legal document, including drafts. */
const ReadingEnd = () => {
  const { contentType, locale } = useContent()
  return workflowOf(contentType.workflow).keepsVersions && locale === 'en' ? <PrevailingLanguage /> : null
}

const EditableRecord = ({ record, account }: { readonly record: RecordResponse; readonly account: Account }) => {
  const { contentType } = useContent()
  // If it is deleted while the user types, it stays a form, so that no input is lost.
  const [wasInTrash] = useState(record.deletedAt !== null)
  if (wasInTrash && record.deletedAt !== null) return <TrashedRecord record={record} />
  return <RecordEditor record={record} values={recordValues(contentType, record)} accountId={account.id} />
}

const ExistingRecord = ({ id, account }: { readonly id: string; readonly account: Account }) => {
  const { contentType, canWrite } = useContent()
  const { typeName } = useLabels()
  const { data, error, refetch, isFetching } = useQuery(recordOptions(useScope(), id))
  const { isReturn } = useVisit()
  // Renders a form in small steps, so that no key press or click waits for all of it; the router would render a cached one in one task.
  const isReady = useDeferredValue(data !== undefined, isReturn)
  if (data === undefined && error !== null) {
    return error instanceof HttpError && error.status === 404 ? (
      <NotFound />
    ) : (
      <Failed error={error} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (data === undefined || !isReady) {
    return (
      <>
        <PageHeader title={typeName} />
        <FormSkeleton />
      </>
    )
  }
  const isChangeable = !isLocked(contentType, data) && listPermissions(contentType, canWrite).change
  if (!isChangeable) {
    return (
      <>
        {isLocked(contentType, data) ? <LockedVersion record={data} /> : <ReadOnlyRecord record={data} closing={<ReadingEnd />} />}
        <RecordVerbs record={data} screen="edit" />
      </>
    )
  }
  return <EditableRecord key={data.id} record={data} account={account} />
}

/** The single record of a singleton, as a settings page. */
const OnlyRecord = ({ account }: { readonly account: Account }) => {
  const { typeName } = useLabels()
  const { data, error, refetch, isFetching } = useQuery(listOptions(useScope(), { limit: 1 }))
  if (data === undefined) {
    return (
      <>
        <PageHeader title={typeName} />
        {error === null ? <FormSkeleton /> : <Failed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      </>
    )
  }
  const [record] = data.items
  return record === undefined ? <NotFound /> : <ExistingRecord id={record.id} account={account} />
}

/** Shown if a user without write access opens the address of a new record. No link leads here. */
const MayNotCreate = () => {
  const { tenant, contentType, parent } = useContent()
  const { typeName } = useLabels()
  const go = useNavigateTo()
  return (
    <>
      <PageHeader title={typeName} />
      <EmptyState
        kind="no-match"
        title={<Trans>{typeName}を作成する権限がありません</Trans>}
        action={
          <Button variant="default" onClick={() => void go(untypedPath(tenant, contentType, 'list', parent === null ? {} : { parent }))}>
            <Trans>一覧へ戻る</Trans>
          </Button>
        }
      >
        <Trans>必要な場合は、テナントの管理者に編集者の権限を依頼してください。</Trans>
      </EmptyState>
    </>
  )
}

type PlaceProps = { readonly screen: ScreenMatch['screen']; readonly params: ScreenMatch['params'] }

const FormAt = ({ screen: shown, params }: PlaceProps) => {
  const [screen] = useState(shown)
  const { contentType, canWrite } = useContent()
  const { data: session, isPending } = useQuery(sessionQuery)
  if (screen === 'new' && !canWrite) return <MayNotCreate />
  if (isPending) return <FormSkeleton />
  const account = { id: session?.user.id ?? '', name: session?.user.name ?? '' }
  const { id } = params
  if (screen === 'new' && workflowOf(contentType.workflow).keepsVersions) {
    return (
      <NewVersionActions>
        <NewRecord account={account} />
      </NewVersionActions>
    )
  }
  if (screen === 'new') return <NewRecord account={account} id={id} />
  return id === undefined ? <OnlyRecord account={account} /> : <ExistingRecord id={id} account={account} />
}

type FormScreenProps = PlaceProps & {
  /** Whether the address of a stored record keeps this screen, so that the form of a new record goes on there. */
  readonly goesOn?: boolean
}

/** The screens that edit: a new record, an existing one, the only one of its type. */
export const FormScreen = ({ screen, params, goesOn = false }: FormScreenProps) => {
  const { contentType, canWrite } = useContent()
  const { key, goOn } = useFormKey({ screen, id: params['id'] })
  // Who may create but not change reads the record then. A new version of a legal document begins among choices that end once there is a draft.
  const isForm = listPermissions(contentType, canWrite).change && workflowOf(contentType.workflow).keepsVersions !== true
  const mayGoOn = goesOn && isForm
  return (
    <GoingOnContext value={mayGoOn ? goOn : null}>
      <FormAt key={`${key} ${params['parent'] ?? ''}`} screen={screen} params={params} />
    </GoingOnContext>
  )
}
