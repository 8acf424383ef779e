import { titleOf, asAnyReference, kindOf, type AnyField, type Person } from '@captain/content-core'
import { ErrorState } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent, type Content } from '../../content-context.tsx'
import { contentKeys, recordOptions } from '../../queries.ts'
import { ManyChoices, type Choice } from './choices.tsx'
import classes from './reference-filter.module.css'

type ReadChoices = (content: Content, field: AnyField, q: string) => ReturnType<typeof choicesOptions>

const SHOWN = 25

const choicesOptions = (key: readonly unknown[], read: (signal: AbortSignal) => Promise<readonly Choice[]>) =>
  queryOptions({ queryKey: [...key, 'choices'], queryFn: ({ signal }) => read(signal), placeholderData: (last) => last })

const recordsToPick: ReadChoices = ({ tenant, clientOf, locale }, field, q) => {
  const to = asAnyReference(field)?.config.to ?? ''
  const target = tenant.contentTypes.find(({ name }) => name === to)
  const query = { limit: SHOWN, ...(q === '' ? {} : { q }) }
  return choicesOptions(contentKeys.list(tenant.slug, to, query), async (signal) => {
    const { items } = await clientOf(to).list(query, signal)
    return items.map((record) => ({ value: record.id, label: target === undefined ? record.id : titleOf(target, record, locale) }))
  })
}

const membersToPick: ReadChoices = ({ tenant, http }, _field, q) =>
  choicesOptions(['members', tenant.slug, q], async (signal) => {
    const { items } = await http.get<{ readonly items: readonly Person[] }>(`/api/v1/tenants/${tenant.slug}/members`, { signal })
    const wanted = q.normalize('NFKC').toLowerCase()
    return items
      .filter(({ name }) => name.normalize('NFKC').toLowerCase().includes(wanted))
      .flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }]))
  })

type ReferenceFilterProps = {
  readonly label: string
  readonly field: AnyField
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Selects the records or members that the listed ones reference; selected ones stay at the top. */
export const ReferenceFilter = ({ label, field, chosen, onChange }: ReferenceFilterProps) => {
  const { t } = useLingui()
  const content = useContent()
  const [q, setQ] = useState('')
  const [searchText] = useDebouncedValue(q.trim(), 250)
  const pick = kindOf(field).pointsTo === 'account' ? membersToPick : recordsToPick
  const { data, isError, refetch, isFetching } = useQuery(pick(content, field, searchText))
  const [initial] = useState(chosen)
  const pinned = initial.map((value) => ({ value, label: <ReferenceLabel field={field} id={value} /> }))
  const choices = [...pinned, ...(data ?? []).filter(({ value }) => !initial.includes(value))]
  return (
    <div className={classes.root}>
      <TextInput
        type="search"
        aria-label={t`「${label}」を検索`}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        rightSection={isFetching ? <Loader size={14} /> : null}
        leftSection={<IconSearch size={15} aria-hidden />}
        autoComplete="off"
      />
      {isError && <ErrorState title={t`候補を読み込めませんでした`} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className={classes.none}>
          <Trans>一致するものはありません。</Trans>
        </p>
      )}
      <ManyChoices label={label} choices={choices} chosen={chosen} onChange={onChange} />
    </div>
  )
}

const RecordLabel = ({ type, id }: { readonly type: string; readonly id: string }) => {
  const { tenant, clientOf, locale } = useContent()
  const { data } = useQuery({ ...recordOptions({ tenant: tenant.slug, type, client: clientOf(type) }, id), staleTime: 60_000 })
  const target = tenant.contentTypes.find(({ name }) => name === type)
  return data === undefined || target === undefined ? '…' : titleOf(target, data, locale)
}

const MemberLabel = ({ field, id }: { readonly field: AnyField; readonly id: string }) => {
  const { data } = useQuery(membersToPick(useContent(), field, ''))
  return data?.find(({ value }) => value === id)?.label ?? '…'
}

/** Name of the record whose id is in a filter. */
export const ReferenceLabel = ({ field, id }: { readonly field: AnyField; readonly id: string }) => {
  const to = asAnyReference(field)?.config.to
  return to === undefined ? <MemberLabel field={field} id={id} /> : <RecordLabel type={to} id={id} />
}
