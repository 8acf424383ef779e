import type { Delivery } from '../delivery/delivery.ts'

/** What loaders are given for one request. */
export type LoadContext = {
  readonly delivery: Delivery
  /** Loaders add the colours that their content brings; the head writes the rules. */
  readonly colors: Set<string>
}
