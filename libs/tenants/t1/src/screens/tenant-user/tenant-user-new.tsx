import { pathTo, titleOf } from '@captain/content-core'
import { useContent, useContentCache, useFailureText, useGo, useLabels, type SpecialScreenProps } from '@captain/content-react'
import { ErrorState, FormSkeleton, PageHeader, useToasts } from '@captain/ui'
import { Button, MultiSelect, Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import classes from './tenant-user-new.module.css'
import { useCandidates } from './use-candidates.ts'

const MOST = 20
const ROLES = ['owner', 'editor', 'viewer'] as const

/** Picks people and the role that they are to have; one row is made for each of them. */
export const Screen = ({ params }: SpecialScreenProps) => {
  const { tenant, contentType, client, clientOf, canWrite, locale } = useContent()
  const { optionLabel } = useLabels()
  const words = useWords()
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
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { options, remember, error, refetch, isFetching } = useCandidates(parent, search, picked)

  const pick = (ids: readonly string[]) => {
    remember(ids)
    setPicked(ids)
    setFailure(null)
    setKeys((known) => Object.fromEntries(ids.map((id) => [id, known[id] ?? crypto.randomUUID()])))
  }
  const save = async () => {
    setSaving(true)
    let done = 0
    try {
      for (const user of picked) {
        await client.create(
          { tenant: parent, user, memberRole: role, notifyContact },
          { idempotencyKey: keys[user] ?? crypto.randomUUID() },
        )
        done += 1
      }
      await cache.refresh()
      toasts.success({ summary: words.added(done) })
      await go(pathTo(tenant, contentType.name, 'list', { parent }))
    } catch (caught) {
      await cache.refresh()
      setPicked((before) => before.slice(done))
      setFailure(`${done > 0 ? words.partly(done, picked.length - done) : ''}${describe(caught)}`)
      setSaving(false)
    }
  }

  const failed = site.error ?? error
  if (!canWrite) return <PageHeader title={words.addMembers} count={words.readOnly} />
  if (failed !== null) {
    return (
      <ErrorState title={words.loadFailed} onRetry={() => void (site.error === null ? refetch() : site.refetch())} retrying={isFetching}>
        {describe(failed)}
      </ErrorState>
    )
  }
  if (site.data === undefined) return <FormSkeleton />
  const siteType = tenant.contentTypes.find(({ name }) => name === 'tenant') ?? contentType
  return (
    <>
      <PageHeader
        title={words.addMembers}
        meta={titleOf(siteType, site.data, locale)}
        actions={
          <Button disabled={picked.length === 0} loading={isSaving} onClick={() => void save()}>
            {words.add(picked.length)}
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
          label={words.people}
          description={words.peopleHelp}
          data={[...options]}
          value={[...picked]}
          onChange={pick}
          searchable
          searchValue={search}
          onSearchChange={setSearch}
          maxValues={MOST}
          hidePickedOptions
          filter={({ options: found }) => found}
          nothingFoundMessage={isFetching ? words.loading : words.noMatch}
          comboboxProps={{ zIndex: 'var(--captain-layer-overlay)' }}
          disabled={isSaving}
        />
        <p className={classes.note}>{words.invite}</p>
        <Select
          label={words.role}
          data={ROLES.map((value) => ({ value, label: optionLabel('memberRole', value) }))}
          value={role}
          onChange={(value) => value !== null && setRole(value)}
          allowDeselect={false}
          comboboxProps={{ zIndex: 'var(--captain-layer-overlay)' }}
          disabled={isSaving}
          w={240}
        />
        <Switch
          label={words.notify}
          checked={notifyContact}
          onChange={(event) => setNotify(event.currentTarget.checked)}
          disabled={isSaving}
        />
      </div>
    </>
  )
}
