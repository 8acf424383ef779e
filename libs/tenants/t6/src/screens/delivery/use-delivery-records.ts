import type { RecordOf } from '@captain/content-core'
import { useTenant } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import type { delivery } from '../../content-types/delivery.ts'
import { tenant } from '../../tenant.ts'
import { useDeliverySetting, type DeliverySetting } from '../use-delivery-setting.ts'
import type { Changes } from './delivery-edits.ts'

export type DeliveryRow = RecordOf<typeof delivery>
/** A record of the grid: a prefecture's or the shared settings. */
export type GridRecord =
  | { readonly type: 'delivery'; readonly record: DeliveryRow }
  | { readonly type: 'delivery-setting'; readonly record: DeliverySetting }

const ALL = { limit: 100 } as const

/** Loads the 47 records and the shared settings. */
export const useDeliveryRecords = () => {
  const { queries } = useTenant(tenant)
  const list = useQuery(queries.delivery.list(ALL))
  const setting = useDeliverySetting()
  const rows = list.data?.items ?? []
  const records: ReadonlyMap<string, GridRecord> = new Map(
    [
      ...rows.map((record) => ({ type: 'delivery', record }) as const),
      ...(setting.data ? [{ type: 'delivery-setting', record: setting.data } as const] : []),
    ].map((one) => [one.record.id, one]),
  )
  return {
    list,
    setting,
    rows,
    records,
    isLoaded: list.data !== undefined && setting.data !== undefined,
    storedOf: (id: string): Changes => ({ ...records.get(id)?.record }),
  }
}
