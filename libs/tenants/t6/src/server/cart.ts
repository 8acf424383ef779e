import type { SubmittedValues } from '@captain/content-core'
import type { order } from '../content-types/order.ts'

/** What the checkout has sent, checked by its declaration. */
export type Cart = SubmittedValues<typeof order>
export type CartLine = Cart['lines'][number]
