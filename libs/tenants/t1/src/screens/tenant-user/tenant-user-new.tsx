import { batchClient, pathTo, titleOf } from '@captain/content-core'
import {
  makeRandomKey,
  useContent,
  useContentCache,
  useFailureText,
  useGo,
  useLabels,
  type SpecialScreenProps,
} from '@captain/content-react'
import { HttpError } from '@captain/http-core'
import { ErrorState, FormSkeleton, PageHeader, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, MultiSelect, Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import classes from './tenant-user-new.module.css'
import { useCandidates } from './use-candidates.ts'

const MOST = 20
const ROLES = ['owner', 'editor', 'viewer'] as const

/** Selects people and their role; one record is created for each of them. */
export const Screen = ({ params }: SpecialScreenProps) => {
  const { tenant, contentType, http, clientOf, canWrite, locale } = useContent()
  const { optionLabel } = useLabels()
  const { t } = useLingui()
  const describe = useFailureText()
  const toasts = useToasts()
  const cache = useContentCache()
  const go = useGo()
  const parent = params['parent'] ?? ''
  const site = useQuery({ queryKey: ['tenant-of-members', parent], queryFn: () => clientOf('tenant').get(parent) })
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const [role, setRole] = useState<(typeof ROLES)[number]>('editor')
  const [notifyContact, setNotify] = useState(false)
  const sent = useRef({ body: '', key: '' })
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { options, remember, error, refetch, isFetching } = useCandidates(parent, search, picked)

  const pick = (ids: readonly string[]) => {
    remember(ids)
    setPicked(ids)
    setFailure(null)
  }
  /** No one is added if the server refuses one person; the error names that person. */
  const failureOf = (caught: unknown): string => {
    const issues = caught instanceof HttpError ? (caught.problem?.issues ?? []) : []
    const refused = picked.flatMap((id, place) => {
      const issue = issues.find(({ path }) => path.startsWith(`${place}.`))
      return issue === undefined ? [] : [`${options.find(({ value }) => value === id)?.label ?? id} ${issue.message ?? ''}`]
    })
    return refused.length === 0
      ? describe(caught)
      : t`だれも追加していません。次のユーザーを外すか確認して、もう一度追加してください：${{ names: refused.join('、') }}`
  }
  const save = async () => {
    setSaving(true)
    setFailure(null)
    const changes = picked.map((user) => ({ type: contentType.name, changes: { tenant: parent, user, memberRole: role, notifyContact } }))
    // A retry of the same values is the same request, whose response may have been lost.
    const body = JSON.stringify(changes)
    if (sent.current.body !== body) sent.current = { body, key: makeRandomKey() }
    try {
      await batchClient(http, tenant.slug).save(changes, { idempotencyKey: sent.current.key })
      await cache.refresh()
      toasts.success({ summary: t`${{ count: picked.length }}人を追加しました` })
      await go(pathTo(tenant, contentType.name, 'list', { parent }))
    } catch (caught) {
      setFailure(failureOf(caught))
      setSaving(false)
      await cache.refresh()
    }
  }

  const failed = site.error ?? error
  if (!canWrite) return <PageHeader title={t`メンバーの追加`} count={t({ message: '閲覧のみ', context: 'テナント' })} />
  if (failed !== null) {
    return (
      <ErrorState
        title={t`読み込めませんでした`}
        onRetry={() => void (site.error === null ? refetch() : site.refetch())}
        retrying={isFetching}
      >
        {describe(failed)}
      </ErrorState>
    )
  }
  if (site.data === undefined) return <FormSkeleton />
  const siteType = tenant.contentTypes.find(({ name }) => name === 'tenant') ?? contentType
  return (
    <>
      <PageHeader
        title={t`メンバーの追加`}
        meta={titleOf(siteType, site.data, locale)}
        actions={
          <Button disabled={picked.length === 0} loading={isSaving} onClick={() => void save()}>
            {picked.length === 0 ? t`追加する` : t`${{ count: picked.length }}人を追加する`}
          </Button>
        }
      />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.fields}>
        <MultiSelect
          label={t`メンバー`}
          description={t`招待したユーザーから、20人まで選べます。`}
          data={[...options]}
          value={[...picked]}
          onChange={pick}
          searchable
          searchValue={search}
          onSearchChange={setSearch}
          maxValues={MOST}
          hidePickedOptions
          filter={({ options: found }) => found}
          nothingFoundMessage={isFetching ? t`読み込んでいます…` : t`該当するユーザーがいません。`}
          comboboxProps={{ zIndex: 'var(--captain-layer-overlay)' }}
          disabled={isSaving}
        />
        <p className={classes.note}>{t`一覧にいない人は、先に「ユーザー」で招待してください。`}</p>
        <Select
          label={t`役割`}
          data={ROLES.map((value) => ({ value, label: optionLabel('memberRole', value) }))}
          value={role}
          onChange={(value) => value !== null && setRole(value)}
          allowDeselect={false}
          comboboxProps={{ zIndex: 'var(--captain-layer-overlay)' }}
          disabled={isSaving}
          w={240}
        />
        <Switch
          label={t`問い合わせ通知を受ける`}
          checked={notifyContact}
          onChange={(event) => setNotify(event.currentTarget.checked)}
          disabled={isSaving}
        />
      </div>
    </>
  )
}
