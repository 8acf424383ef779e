import type { AnyRecord } from '@captain/content-core'
import { hooksFor, jobFor, publicQueryFor, type Recipient } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import type { Mail } from '@captain/mail'
import { tenant } from './example-tenant.ts'

export { dateInTimeZone }

/** Hooks that an example lists. */
export const teaHooks = hooksFor(tenant, 'tea', {})

/** A job that an example lists. */
export const soldOutJob = jobFor(tenant, 'tea', { name: 'sold-out', filter: { isSoldOut: 'true' }, dueChanges: () => null })

/** A public query that an example lists. */
export const businessToday = publicQueryFor(tenant, '/today', async () => ({ isOpen: true }))

/** The response of a public query. */
export type BusinessCalendar = { readonly days: readonly string[] }

/** Values and functions that examples use. */
export declare const host: string
export declare const totalOf: (lines: readonly { readonly sku: string | null }[]) => number
export declare const findOrder: (orders: readonly AnyRecord[], token: string) => AnyRecord | null
export declare const isReachable: (host: unknown, signal: AbortSignal) => Promise<boolean>
export declare const orderMail: (order: AnyRecord, to: Recipient) => Mail
export declare const expiryOf: (host: string | null) => Promise<string>
export declare const monthOf: (day: unknown) => string
