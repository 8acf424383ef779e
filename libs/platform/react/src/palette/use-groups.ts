import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { tenantsQuery } from '../tenants/tenants.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import { ranked } from './rank.ts'
import { recentChoices } from './recent-choices.ts'
import { useActionItems } from './use-action-items.tsx'
import { useGoItems } from './use-go-items.tsx'
import { usePageGroups } from './use-page-items.tsx'
import { useRecordItem } from './use-record-items.tsx'

const MAX_PLACES = 10
const MAX_ACTIONS = 8

/** Returns the last choices that still exist. */
const useRecent = (accountId: string, items: readonly PaletteItem[]): readonly PaletteItem[] => {
  const { http, locale } = usePlatform()
  const toItem = useRecordItem()
  const { data: tenants = [] } = useQuery(tenantsQuery(http))
  return recentChoices(accountId).flatMap(({ id, record }): readonly PaletteItem[] => {
    if (record === undefined) return items.filter((item) => item.id === id)
    const tenant = tenants.find(({ slug }) => slug === record.tenant)
    return tenant === undefined ? [] : [toItem(id, record, `${tenant.names[locale]} · ${record.typeName}`)]
  })
}

type PaletteRequest = { readonly query: string; readonly current: PaletteTenant | null; readonly accountId: string }

/**
 * Returns the items that need no request. An empty query gives the last choices and nearby items; otherwise the matches, the better group
 * first.
 */
export const useGroups = ({ query, current, accountId }: PaletteRequest): readonly PaletteGroup[] => {
  const { t } = useLingui()
  const places = useGoItems(current?.tenant.slug ?? null)
  const page = usePageGroups()
  const actions = useActionItems(current)
  const recent = useRecent(accountId, [...places, ...actions])
  const go = { key: 'go', heading: t`移動` }
  const does = { key: 'do', heading: t({ message: '操作', context: 'パレット' }) }
  if (query.trim() === '') {
    const known = new Set(recent.map(({ id }) => id))
    const rest = (items: readonly PaletteItem[]) => items.filter(({ id }) => !known.has(id))
    return [
      // What can be done with the record on show comes before the way to others.
      ...page.map((group) => ({ ...group, items: group.items.map(({ note: _note, ...item }) => item) })),
      { key: 'recent', heading: t`最近の選択`, items: recent },
      { ...go, items: rest(places.filter(({ keys }) => keys !== undefined)) },
      { ...does, items: rest(actions) },
    ].filter(({ items }) => items.length > 0)
  }
  const found = [
    { ...go, found: ranked(query, places).slice(0, MAX_PLACES) },
    { ...does, found: ranked(query, [...page.flatMap(({ items }) => items), ...actions]).slice(0, MAX_ACTIONS) },
  ]
  return found
    .filter((group) => group.found.length > 0)
    .toSorted((one, other) => (one.found[0]?.score ?? 0) - (other.found[0]?.score ?? 0))
    .map(({ found: items, ...group }) => ({ ...group, items: items.map(({ item }) => item) }))
}
