import type { Submission, ValueOf } from '@captain/content-core'
import type { orderSubmission } from '../content-types/order-submission.ts'

type FieldsOf<S> = S extends Submission<infer F> ? F : never
type SentFields = FieldsOf<typeof orderSubmission>

/** What the checkout has sent, checked by its declaration. */
export type Cart = { readonly [Name in keyof SentFields]: ValueOf<SentFields[Name]> }
export type CartLine = Cart['lines'][number]
