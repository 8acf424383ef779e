import { AsyncLocalStorage } from 'node:async_hooks'
import type { Circumstances } from './identity-event.ts'

const storage = new AsyncLocalStorage<Circumstances>()

const NOWHERE: Circumstances = { address: null, userAgent: null, requestId: null }

/** Runs work with the origin of its request, so that events recorded deep inside, also by better-auth, contain it. */
export const onBehalfOf = <T>(from: Circumstances, work: () => T): T => storage.run(from, work)

/** Returns the origin of the current request; empty outside of requests. */
export const currentCircumstances = (): Circumstances => storage.getStore() ?? NOWHERE
