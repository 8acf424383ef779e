import { AsyncLocalStorage } from 'node:async_hooks'
import type { Circumstances } from './identity-event.ts'

const storage = new AsyncLocalStorage<Circumstances>()

const NOWHERE: Circumstances = { address: null, userAgent: null, requestId: null }

/** Does something for a request: what happens deep inside, in better-auth too, is told with where that came from. */
export const onBehalfOf = <T>(from: Circumstances, work: () => T): T => storage.run(from, work)

/** Where the request came from that is being answered; nothing of it outside of requests. */
export const currentCircumstances = (): Circumstances => storage.getStore() ?? NOWHERE
