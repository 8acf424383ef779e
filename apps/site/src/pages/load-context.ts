import type { Delivery } from '../delivery/delivery.ts'
import type { ContactVisit } from './contact/contact-visit.ts'

/** The context of loaders for one request. */
export type LoadContext = {
  readonly delivery: Delivery
  /** Loaders add the colours that their content brings; the head writes the rules. */
  readonly colors: Set<string>
  /** State of the contact form for one visitor. */
  readonly contact?: ContactVisit | undefined
}
