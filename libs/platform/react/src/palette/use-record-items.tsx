import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue, useNetwork } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery } from '../tenants/tenants.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { MIN_CHARACTERS, recordsQuery, type FoundRecord } from './queries.ts'
import { kanaOf } from './sound.ts'
import type { RecentChoice } from './recent-choices.ts'

const PAUSE_MS = 150

/** `idle` while too little is typed. */
export type RecordSearch = {
  readonly state: 'idle' | 'offline' | 'failed' | 'searching' | 'done'
  readonly groups: readonly PaletteGroup[]
  readonly again: () => void
}

type Remembered = NonNullable<RecentChoice['record']>

/** A record as an item, found now or remembered. */
export const useRecordItem = () => {
  const navigate = useNavigate()
  return (id: string, record: Remembered, note?: string): PaletteItem => ({
    id,
    label: record.label,
    ...(note !== undefined && { note }),
    icon: <MenuIcon name={record.icon} />,
    terms: [],
    run: () => void navigate({ to: record.to }),
    choice: { id, record },
  })
}

const grouped = (records: readonly FoundRecord[]): readonly (readonly FoundRecord[])[] => [
  ...Map.groupBy(records, ({ tenant, type }) => `${tenant}/${type}`).values(),
]

/** Returns the records of all tenants whose names contain the query, by tenant and type. The current tenant comes first. */
export const useRecordItems = (query: string, current: string | null): RecordSearch => {
  const { t } = useLingui()
  const { http, locale } = usePlatform()
  const { online } = useNetwork()
  const toItem = useRecordItem()
  const { data: tenants = [] } = useQuery(tenantsQuery(http))
  const typed = query.trim()
  const [words] = useDebouncedValue(typed, PAUSE_MS)
  const isAsked = [...typed].length >= MIN_CHARACTERS
  const isWorth = [...words].length >= MIN_CHARACTERS
  const search = useQuery({ ...recordsQuery(http, words, locale), enabled: isAsked && isWorth && online })
  // Names in kana are not found by letters.
  const kana = kanaOf(words)
  const isByKana = isWorth && kana !== null && search.data?.length === 0
  const byKana = useQuery({ ...recordsQuery(http, kana ?? '', locale), enabled: isAsked && isByKana && online })
  const again = () => void search.refetch()
  if (!isAsked) return { state: 'idle', groups: [], again }
  if (!online) return { state: 'offline', groups: [], again }
  if (search.isError) return { state: 'failed', groups: [], again }
  const isCurrent = search.isSuccess && !search.isPlaceholderData && words === typed && !(isByKana && byKana.isFetching)
  const names = new Map(tenants.map((tenant) => [tenant.slug, tenant.names[locale]]))
  const groups = grouped((isByKana ? byKana.data : search.data) ?? [])
    .toSorted(([one], [other]) => Number(other?.tenant === current) - Number(one?.tenant === current))
    .flatMap((records): readonly PaletteGroup[] => {
      const [first] = records
      if (first === undefined) return []
      const { tenant, type, typeName } = first
      const tenantName = names.get(tenant) ?? tenant
      const items = records.map(({ id, title, icon, to }) => {
        const label = title[locale] ?? title.ja ?? t`（名称なし）`
        return toItem(`record:${tenant}/${type}/${id}`, { tenant, label, typeName, icon, to })
      })
      return [{ key: `${tenant}/${type}`, heading: `${tenantName} · ${typeName}`, items }]
    })
  return { state: isCurrent ? 'done' : 'searching', groups, again }
}
