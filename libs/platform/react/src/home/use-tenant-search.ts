import { useSearchParams, useSetSearchParams } from '@captain/content-react/list-kit'
import { useCallback, useMemo } from 'react'
import { fold } from '../palette/fold.ts'
import type { TenantSummary } from '../tenants/tenants.ts'
import type { TenantFacts, TenantStatus } from './home-data.ts'
import { KINDS, STATUSES, type TenantKind } from './status-word.tsx'

/** Filters of the tenants; empty texts filter nothing. */
export type TenantSearch = { readonly q: string; readonly kind: TenantKind | ''; readonly status: TenantStatus | '' }

const NOTHING: TenantSearch = { q: '', kind: '', status: '' }

const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Reads the filters from the address and ignores invalid values. */
const readTenantSearch = ({ q, kind, status }: Readonly<Record<string, unknown>>): TenantSearch => ({
  q: textIn(q).slice(0, 100),
  kind: KINDS.find((one) => one === kind) ?? '',
  status: STATUSES.find((one) => one === status) ?? '',
})

/** Returns whether a tenant matches the filters, by its names in both languages, its slug or its domain. */
export const matchesSearch = (
  { slug, names }: TenantSummary,
  facts: TenantFacts | undefined,
  { q, kind, status }: TenantSearch,
): boolean => {
  const sought = fold(q)
  return (
    [slug, names.ja, names.en, facts?.domain?.host ?? ''].some((text) => fold(text).includes(sought)) &&
    (kind === '' || facts?.kind === kind) &&
    (status === '' || facts?.status === status)
  )
}

/** Returns the filters of the address, and functions to change them. */
export const useTenantSearch = () => {
  const address = useSearchParams()
  const write = useSetSearchParams()
  const search = useMemo(() => readTenantSearch(address), [address])
  const change = useCallback(
    (changes: Partial<TenantSearch>, { replace = false } = {}) => {
      const wanted = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== '')
      void write(Object.fromEntries(wanted), { replace })
    },
    [search, write],
  )
  const clear = useCallback(() => change(NOTHING), [change])
  return { search, change, clear, isNarrowed: search.q !== '' || search.kind !== '' || search.status !== '' }
}
