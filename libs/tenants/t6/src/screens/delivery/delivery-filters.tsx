import { useLabels } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Select } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { REGIONS, type Region } from '../../content-types/regions.ts'
import classes from './delivery.module.css'

/** Filters of the grid; part of the URL, so that they can be shared and restored. */
export type DeliveryFilter = { readonly region: Region | null; readonly onlyUndeliverable: boolean }

type Search = { readonly region?: unknown; readonly undeliverable?: unknown }
type LooseNavigate = (options: { readonly to: string; readonly search: Search; readonly replace: boolean }) => Promise<void>

/** Returns the filter of the URL and its setter. */
export const useDeliveryFilter = (): readonly [DeliveryFilter, (filter: DeliveryFilter) => void] => {
  const search: Search = useSearch({ strict: false })
  // The routes of tenants are derived at run time, so the router's types don't include them.
  const navigate = useNavigate() as unknown as LooseNavigate
  const region = REGIONS.find((one) => one === search.region) ?? null
  const write = (filter: DeliveryFilter) =>
    void navigate({
      to: '.',
      replace: true,
      search: { ...(filter.region !== null && { region: filter.region }), ...(filter.onlyUndeliverable && { undeliverable: true }) },
    })
  return [{ region, onlyUndeliverable: search.undeliverable === true }, write]
}

export const DeliveryFilters = ({
  filter,
  onChange,
}: {
  readonly filter: DeliveryFilter
  readonly onChange: (filter: DeliveryFilter) => void
}) => {
  const { t } = useLingui()
  const { optionLabel } = useLabels()
  return (
    <div className={classes.filters}>
      <Select
        aria-label={t`地域`}
        placeholder={t`すべての地域`}
        data={REGIONS.map((region) => ({ value: region, label: optionLabel('region', region) }))}
        value={filter.region}
        onChange={(region) => onChange({ ...filter, region: region as Region | null })}
        clearable
        w={180}
      />
      <Checkbox
        label={t`配送不可のみ`}
        checked={filter.onlyUndeliverable}
        onChange={(event) => onChange({ ...filter, onlyUndeliverable: event.currentTarget.checked })}
      />
    </div>
  )
}
