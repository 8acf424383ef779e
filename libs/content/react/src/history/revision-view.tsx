import type { Included, RecordResponse, Values } from '@captain/content-core'
import { formatDateTime } from '@captain/locale'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { changedNames, recordValues } from '../form/values/record-values.ts'
import { useLabels } from '../labels.ts'
import diffClasses from './diff/diff.module.css'
import { FieldDiff } from './diff/field-diff.tsx'
import classes from './history.module.css'

type RevisionViewProps = {
  readonly record: RecordResponse
  readonly number: number
  readonly onBack: () => void
  /** Receives the number of the revision and the fields that would change; null if nothing may change. */
  readonly onRestore: ((number: number, names: readonly string[]) => void) | null
}

type DifferencesProps = { readonly names: readonly string[]; readonly older: Values; readonly newer: Values; readonly included: Included }

const Differences = ({ names, older, newer, included }: DifferencesProps) => {
  const { contentType, locale } = useContent()
  const { fieldWords } = useLabels()
  return (
    <dl className={diffClasses.fields}>
      {names.map((name) => {
        const field = contentType.fields[name]
        return field === undefined ? null : (
          <div key={name}>
            <dt>{fieldWords(name).label}</dt>
            <dd>
              <FieldDiff
                field={field}
                older={older[name]}
                newer={newer[name]}
                words={fieldWords(name)}
                included={included}
                locale={locale}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Differences between a revision and the current record, and the button to restore it. */
export const RevisionView = ({ record, number, onBack, onRestore }: RevisionViewProps) => {
  const { tenant, contentType, client, canWrite } = useContent()
  const describe = useFailureText()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content', tenant.slug, contentType.name, 'revision', record.id, number],
    queryFn: ({ signal }) => client.revision(record.id, number, signal),
    staleTime: Infinity,
  })
  const back = (
    <Button variant="subtle" size="xs" leftSection={<IconArrowLeft size={15} />} onClick={onBack}>
      <Trans>履歴へ戻る</Trans>
    </Button>
  )
  if (error !== null) {
    return (
      <>
        {back}
        <ErrorState title={<Trans>この版を読み込めませんでした</Trans>} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      </>
    )
  }
  if (data === undefined) return <FormSkeleton fields={4} />
  const [older, newer] = [recordValues(contentType, data), recordValues(contentType, record)]
  const names = changedNames(newer, older).filter((name) => contentType.fields[name]?.inForm === true)
  const savedAt = formatDateTime(data.updatedAt)
  const included: Included = {
    records: { ...data.included.records, ...record.included.records },
    media: { ...data.included.media, ...record.included.media },
    accounts: { ...data.included.accounts, ...record.included.accounts },
  }
  return (
    <div className={classes.revision}>
      {back}
      <p className={classes.intro}>
        {names.length === 0 ? (
          <Trans>いまの内容と同じです。</Trans>
        ) : (
          <Trans>
            {savedAt}の内容と、いまの内容の違いです。<del>赤</del>はその後なくなった部分、<ins>緑</ins>はその後加わった部分です。
          </Trans>
        )}
      </p>
      <Differences names={names} older={older} newer={newer} included={included} />
      {names.length > 0 && canWrite && contentType.rights?.operations.includes('update') !== false && onRestore !== null && (
        <Button onClick={() => onRestore(number, names)}>
          <Trans>この版の内容に戻す…</Trans>
        </Button>
      )}
    </div>
  )
}
