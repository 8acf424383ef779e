import { hasPersonalData, pluralOf, PERSONAL_READ_KINDS, type Person, type PersonalReadFilter } from '@captain/content-core'
import { FilterChip, OneChoice, RangeFilter, type Choice } from '@captain/content-react/list-kit'
import { formatDate } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePersonalData } from '../personal-data-context.ts'
import classes from './read-log.module.css'
import { useKindLabels } from './use-kind-labels.ts'

type ReadFiltersProps = {
  readonly filter: PersonalReadFilter
  readonly onChange: (filter: PersonalReadFilter) => void
}

type OneOfProps = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: string | undefined
  /** The text of the chosen value. */
  readonly text: string | undefined
  readonly onChange: (value: string | undefined) => void
}

const OneOf = ({ label, choices, chosen, text, onChange }: OneOfProps) => (
  <FilterChip label={label} value={chosen === undefined ? null : (text ?? chosen)} onClear={() => onChange(undefined)}>
    {(close) => (
      <OneChoice
        label={label}
        choices={choices}
        chosen={chosen ?? null}
        onChange={(value) => {
          onChange(value)
          close()
        }}
      />
    )}
  </FilterChip>
)

/** The members of the tenant, who may have read; those who left are found in the list itself. */
const useMembers = (): readonly Person[] => {
  const { http, tenant } = usePersonalData()
  const { data } = useQuery({
    queryKey: ['members', tenant.slug],
    queryFn: ({ signal }) => http.get<{ readonly items: readonly Person[] }>(`/api/v1/tenants/${tenant.slug}/members`, { signal }),
    staleTime: 5 * 60 * 1000,
  })
  return data?.items ?? []
}

/** Filters by period, person, way and content type, one chip each. */
export const ReadFilters = ({ filter, onChange }: ReadFiltersProps) => {
  const { t } = useLingui()
  const { tenant, words } = usePersonalData()
  const kinds = useKindLabels()
  const members = useMembers()
  const { from = '', until = '', actor, kind, type, record } = filter
  const types = tenant.contentTypes.filter(hasPersonalData)
  const nameOf = (name: string): string => {
    const labels = words[name]
    return labels === undefined ? name : pluralOf(labels)
  }
  const period = from === '' && until === '' ? null : `${from === '' ? '' : formatDate(from)}〜${until === '' ? '' : formatDate(until)}`
  return (
    <div className={classes.filters}>
      <FilterChip label={t`期間`} value={period} onClear={() => onChange({ ...filter, from: undefined, until: undefined })}>
        {(close) => (
          <RangeFilter
            of="days"
            value={period === null ? '' : `${from}..${until}`}
            onChange={(value) => {
              const [start = '', end = ''] = value.split('..')
              onChange({ ...filter, from: start === '' ? undefined : start, until: end === '' ? undefined : end })
              close()
            }}
          />
        )}
      </FilterChip>
      <OneOf
        label={t`閲覧した人`}
        choices={members.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }]))}
        chosen={actor}
        text={members.find(({ id }) => id === actor)?.name}
        onChange={(value) => onChange({ ...filter, actor: value })}
      />
      <OneOf
        label={t`種類`}
        choices={PERSONAL_READ_KINDS.map((value) => ({ value, label: kinds[value] }))}
        chosen={kind}
        text={kind && kinds[kind]}
        onChange={(value) => onChange({ ...filter, kind: PERSONAL_READ_KINDS.find((one) => one === value) })}
      />
      <OneOf
        label={t`コンテンツ`}
        choices={types.map(({ name }) => ({ value: name, label: nameOf(name) }))}
        chosen={type}
        text={type && nameOf(type)}
        onChange={(value) => onChange({ ...filter, type: value })}
      />
      {record !== undefined && (
        <FilterChip label={t`記録`} value={t`1件だけ`} onClear={() => onChange({ ...filter, record: undefined })}>
          {() => <p className={classes.hint}>{t`この記録の閲覧だけを表示しています。`}</p>}
        </FilterChip>
      )}
    </div>
  )
}
