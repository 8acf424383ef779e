import type { Delivery } from '../delivery/delivery.ts'
import type { ContactVisit } from './contact/contact-visit.ts'

/** What loaders are given for one request. */
export type LoadContext = {
  readonly delivery: Delivery
  /** Loaders add the colours that their content brings; the head writes the rules. */
  readonly colors: Set<string>
  /** What one visitor of the contact form sees. */
  readonly contact?: ContactVisit | undefined
}
