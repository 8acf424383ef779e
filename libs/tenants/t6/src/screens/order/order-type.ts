import type { RecordOf } from '@captain/content-core'
import type { order } from '../../content-types/order.ts'

/** An order as the staff API answers it. */
export type Order = RecordOf<typeof order>
export type OrderLine = Order['lines'][number]
