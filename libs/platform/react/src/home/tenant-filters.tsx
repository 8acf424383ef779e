import { FilterChip, OneChoice } from '@captain/content-react/list-kit'
import { useLingui } from '@lingui/react/macro'
import { KINDS, STATUSES, useKindLabels, useStatusLabels } from './status-word.tsx'
import type { TenantSearch } from './use-tenant-search.ts'

type TenantFiltersProps = { readonly search: TenantSearch; readonly onChange: (changes: Partial<TenantSearch>) => void }

/** Filters by kind and state, one chip each. */
export const TenantFilters = ({ search, onChange }: TenantFiltersProps) => {
  const { t } = useLingui()
  const kinds = useKindLabels()
  const states = useStatusLabels()
  const kind = t({ message: '種別', context: 'テナントの絞り込み' })
  const status = t({ message: '状態', context: 'テナントの絞り込み' })
  return (
    <>
      <FilterChip label={kind} value={search.kind === '' ? null : kinds[search.kind]} onClear={() => onChange({ kind: '' })}>
        {(close) => (
          <OneChoice
            label={kind}
            choices={KINDS.map((value) => ({ value, label: kinds[value] }))}
            chosen={search.kind || null}
            onChange={(value) => {
              onChange({ kind: KINDS.find((one) => one === value) ?? '' })
              close()
            }}
          />
        )}
      </FilterChip>
      <FilterChip label={status} value={search.status === '' ? null : states[search.status]} onClear={() => onChange({ status: '' })}>
        {(close) => (
          <OneChoice
            label={status}
            choices={STATUSES.map((value) => ({ value, label: states[value] }))}
            chosen={search.status || null}
            onChange={(value) => {
              onChange({ status: STATUSES.find((one) => one === value) ?? '' })
              close()
            }}
          />
        )}
      </FilterChip>
    </>
  )
}
