import { FilterChip, OneChoice, RangeFilter } from '@captain/content-react/list-kit'
import { formatDate, joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tenantsQuery } from '../../../api.ts'
import { useLocale } from '../../../navigation/use-locale.ts'
import classes from '../admin.module.css'
import { ActorFilter } from './actor-filter.tsx'
import { ACTION_GROUP_NAMES, ACTION_GROUPS, groupOfActions, labelOfAction } from './event-actions.ts'
import { ACCOUNT_ENTITY, NO_TENANT } from './event-rules.ts'
import { useActionGroupLabels, useActionLabels } from './use-action-labels.ts'
import { useTypeLabels } from './use-type-labels.ts'

type EventFiltersProps = {
  readonly filters: Readonly<Record<string, string>>
  readonly setFilter: (name: string, value: string) => void
}

type OneOfProps = EventFiltersProps & {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Said under the choices. */
  readonly hint?: ReactNode
}

const OneOf = ({ name, label, choices, hint, filters, setFilter }: OneOfProps) => {
  const chosen = filters[name] ?? ''
  const word = choices.find(({ value }) => value === chosen)?.label
  return (
    <FilterChip label={label} value={chosen === '' ? null : (word ?? chosen)} onClear={() => setFilter(name, '')}>
      {(close) => (
        <div className={classes.filter}>
          <OneChoice
            label={label}
            choices={choices}
            chosen={chosen === '' ? null : chosen}
            onChange={(value) => {
              setFilter(name, value)
              close()
            }}
          />
          {hint !== undefined && <p className={classes.hint}>{hint}</p>}
        </div>
      )}
    </FilterChip>
  )
}

const periodWords = (period: string): string => {
  const [from = '', until = ''] = period.split('..')
  return `${from === '' ? '' : formatDate(from)}〜${until === '' ? '' : formatDate(until)}`
}

/** Filters by period, action, actor, tenant, type and record, one chip each. */
export const EventFilters = ({ filters, setFilter }: EventFiltersProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const actions = useActionLabels()
  const groups = useActionGroupLabels()
  const { data: tenants = [] } = useQuery(tenantsQuery)
  const { at = '', action = '', tenant = '', record = '' } = filters
  const { typeName } = useTypeLabels(tenant === '' || tenant === NO_TENANT ? [] : [tenant])
  const types = tenants.find(({ slug }) => slug === tenant)?.contentTypes ?? []
  const group = groupOfActions(action)
  const ofOthers = joinWords(
    locale,
    action.split(',').map((one) => labelOfAction(actions, one)),
  )
  return (
    <>
      <FilterChip label={t`期間`} value={at === '' ? null : periodWords(at)} onClear={() => setFilter('at', '')}>
        {(close) => (
          <RangeFilter
            of="days"
            value={at}
            onChange={(value) => {
              setFilter('at', value)
              close()
            }}
          />
        )}
      </FilterChip>
      <FilterChip
        label={t`操作の種類`}
        value={action === '' ? null : group === null ? ofOthers : groups[group]}
        onClear={() => setFilter('action', '')}
      >
        {(close) => (
          <OneChoice
            label={t`操作の種類`}
            choices={ACTION_GROUP_NAMES.map((name) => ({ value: name, label: groups[name] }))}
            chosen={group}
            onChange={(name) => {
              const chosen = ACTION_GROUP_NAMES.find((one) => one === name)
              if (chosen !== undefined) setFilter('action', ACTION_GROUPS[chosen].join(','))
              close()
            }}
          />
        )}
      </FilterChip>
      <ActorFilter value={filters['actor'] ?? ''} onChange={(id) => setFilter('actor', id)} />
      <OneOf
        name="tenant"
        label={t`テナント名`}
        choices={[
          { value: NO_TENANT, label: t`テナントなし` },
          ...tenants.map(({ slug, names }) => ({ value: slug, label: names[locale] })),
        ]}
        filters={filters}
        setFilter={setFilter}
      />
      <OneOf
        name="entity"
        label={t`対象の種類`}
        choices={[ACCOUNT_ENTITY, ...types].map((type) => ({ value: type, label: typeName(tenant === '' ? null : tenant, type) }))}
        hint={types.length === 0 ? <Trans>テナントで絞り込むと、コンテンツの種類も選べます。</Trans> : undefined}
        filters={filters}
        setFilter={setFilter}
      />
      {record !== '' && (
        <FilterChip label={t`対象名`} value={record} onClear={() => setFilter('record', '')}>
          {() => (
            <p className={classes.hint}>
              <Trans>1件の記録またはユーザーに関する操作だけを表示しています。</Trans>
            </p>
          )}
        </FilterChip>
      )}
    </>
  )
}
