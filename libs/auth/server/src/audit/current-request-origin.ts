import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestOrigin } from './identity-event.ts'

const storage = new AsyncLocalStorage<RequestOrigin>()

const NOWHERE: RequestOrigin = { address: null, userAgent: null, requestId: null }

/** Runs work with the origin of its request, so that events recorded deep inside, also by better-auth, contain it. */
export const withRequestContext = <T>(from: RequestOrigin, work: () => T): T => storage.run(from, work)

/** Returns the origin of the current request; empty outside of requests. */
export const currentRequestOrigin = (): RequestOrigin => storage.getStore() ?? NOWHERE
