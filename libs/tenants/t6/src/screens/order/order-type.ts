import type { RecordOf } from '@captain/content-core'
import type { order } from '../../content-types/order.ts'

/** An order as returned by the staff API. */
export type Order = RecordOf<typeof order>
export type OrderLine = Order['lines'][number]
