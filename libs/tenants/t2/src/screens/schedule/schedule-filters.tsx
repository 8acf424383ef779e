import { useContent } from '@captain/content-react'
import { FilterChip, FilterLine, OneChoice, type Choice } from '@captain/content-react/list-kit'
import { formatMonth } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import classes from './schedule-list.module.css'

/** Filters in the address; an empty text is no filter. */
export type ScheduleFilter = { readonly q: string; readonly area: string; readonly none: string }

export const NO_FILTER: ScheduleFilter = { q: '', area: '', none: '' }

type ScheduleFiltersProps = {
  readonly filter: ScheduleFilter
  readonly month: string
  readonly areas: readonly Choice[]
  readonly areaName: string | null
  readonly onChange: (changes: Partial<ScheduleFilter>) => void
}

/** The search and the filters above the list of casts. */
export const ScheduleFilters = ({ filter: { q, area, none }, month, areas, areaName, onChange }: ScheduleFiltersProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const isNone = none !== ''
  return (
    <div className={classes.filters}>
      <FilterLine
        q={q}
        onSearch={(next) => onChange({ q: next })}
        isNarrowed={q !== '' || area !== '' || isNone}
        onClear={() => onChange(NO_FILTER)}
      >
        <FilterChip label={t`対応エリア`} value={areaName} onClear={() => onChange({ area: '' })}>
          {(close) => (
            <OneChoice
              label={t`対応エリア`}
              choices={areas}
              chosen={area === '' ? null : area}
              onChange={(next) => {
                onChange({ area: next })
                close()
              }}
            />
          )}
        </FilterChip>
        <FilterChip label={t`出勤の登録`} value={isNone ? t`未登録のみ` : null} onClear={() => onChange({ none: '' })}>
          {(close) => (
            <OneChoice
              label={t`出勤の登録`}
              choices={[{ value: 'yes', label: `${formatMonth(locale, month)}：${t`未登録のみ`}` }]}
              chosen={isNone ? 'yes' : null}
              onChange={() => {
                onChange({ none: 'yes' })
                close()
              }}
            />
          )}
        </FilterChip>
      </FilterLine>
    </div>
  )
}
