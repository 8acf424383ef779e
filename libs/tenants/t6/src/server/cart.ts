import type { SubmittedValues } from '@captain/content-core'
import type { order } from '../content-types/order.ts'

/** A checkout request, validated by its declaration. */
export type Cart = SubmittedValues<typeof order>
export type CartLine = Cart['lines'][number]
