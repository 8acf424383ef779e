import { useTenant } from '@captain/content-react'
import { useSearchParams, useSetSearchParams } from '@captain/content-react/list-kit'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Select } from '@mantine/core'
import { REGIONS, type Region } from '../../content-types/regions.ts'
import { tenant } from '../../tenant.ts'
import classes from './delivery.module.css'

/** Filters of the grid; part of the URL, so that they can be shared and restored. */
export type DeliveryFilter = { readonly region: Region | null; readonly onlyUndeliverable: boolean }

/** Returns the filter of the URL and its setter. */
export const useDeliveryFilter = (): readonly [DeliveryFilter, (filter: DeliveryFilter) => void] => {
  const search = useSearchParams()
  const writeSearch = useSetSearchParams()
  const region = REGIONS.find((one) => one === search['region']) ?? null
  const write = (filter: DeliveryFilter) =>
    void writeSearch(
      { ...(filter.region !== null && { region: filter.region }), ...(filter.onlyUndeliverable && { undeliverable: true }) },
      { replace: true },
    )
  return [{ region, onlyUndeliverable: search['undeliverable'] === true }, write]
}

export const DeliveryFilters = ({
  filter,
  onChange,
}: {
  readonly filter: DeliveryFilter
  readonly onChange: (filter: DeliveryFilter) => void
}) => {
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels.delivery
  return (
    <div className={classes.filters}>
      <Select
        aria-label={t`地域`}
        placeholder={t`すべての地域`}
        data={REGIONS.map((region) => ({ value: region, label: optionLabel('region', region) }))}
        value={filter.region}
        onChange={(region) => onChange({ ...filter, region })}
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
