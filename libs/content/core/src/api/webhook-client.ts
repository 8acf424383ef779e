import type { HttpClient } from '@captain/http-core'
import type { Person } from '../values/record.ts'

/** What webhooks tell of: the public copy has appeared or changed, has gone, a record went to the trash or came back, somebody sent something in. */
export const WEBHOOK_EVENTS = ['published', 'unpublished', 'deleted', 'restored', 'submitted'] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** An address that hears of what happens to records. */
export type WebhookSummary = {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Names of content types; null is all of them. */
  readonly contentTypes: readonly string[] | null
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
  /** Since when every attempt has failed; null while they succeed. */
  readonly failingSince: string | null
  /** When failing for too long has switched it off; null where people did. */
  readonly disabledAt: string | null
  /** Until when the secret before the present one counts too. */
  readonly previousSecretUntil: string | null
  readonly createdAt: string
  readonly createdBy: Person
}

export type WebhookDraft = Pick<WebhookSummary, 'name' | 'url' | 'contentTypes' | 'events'>

export type WebhookChanges = Partial<WebhookDraft> & { readonly isActive?: boolean }

/** A webhook with its secret, which is told this once. */
export type WebhookMade = { readonly webhook: WebhookSummary; readonly secret: string }

/** Why no answer came: too late, nobody reached, none that can be read, or nobody asked since the webhook was switched off. */
export type AttemptFailure = 'timeout' | 'unreachable' | 'broken' | 'off'

export type WebhookAttempt = {
  readonly number: number
  readonly at: string
  readonly durationMs: number
  /** Status of the answer; null where none came. */
  readonly status: number | null
  readonly failure: AttemptFailure | null
  /** The beginning of the answer, up to 1 KB. */
  readonly answer: string
}

export type DeliveryState = 'pending' | 'delivered' | 'failed'

/** One event on its way to one webhook. */
export type WebhookDelivery = {
  readonly id: string
  readonly event: WebhookEvent | 'test'
  readonly contentType: string | null
  readonly recordId: string | null
  readonly occurredAt: string
  readonly state: DeliveryState
  /** When it is sent next; null once it is settled. */
  readonly nextAttemptAt: string | null
  readonly attempts: readonly WebhookAttempt[]
}

export type WebhookClient = {
  list(signal?: AbortSignal): Promise<{ readonly items: readonly WebhookSummary[] }>
  create(draft: WebhookDraft): Promise<WebhookMade>
  update(id: string, changes: WebhookChanges): Promise<WebhookSummary>
  remove(id: string): Promise<void>
  /** A new secret; the one before counts for another 24 hours. */
  rotate(id: string): Promise<WebhookMade>
  /** Sends an event that says nothing but that it is a test. */
  test(id: string): Promise<WebhookDelivery>
  /** The log of the last 30 days, the newest first, 25 at a time. */
  deliveries(
    id: string,
    after?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly WebhookDelivery[]; readonly next: string | null }>
  resend(id: string, delivery: string): Promise<WebhookDelivery>
}

/** The webhooks of a tenant; owners only. */
export const webhookClient = (http: HttpClient, tenant: string): WebhookClient => {
  const base = `/api/v1/tenants/${encodeURIComponent(tenant)}/webhooks`
  const at = (id: string, rest = '') => `${base}/${encodeURIComponent(id)}${rest}`
  return {
    list: (signal) => http.get(base, { signal }),
    create: (draft) => http.post(base, { body: draft }),
    update: (id, changes) => http.patch(at(id), { body: changes }),
    remove: async (id) => {
      await http.delete(at(id))
    },
    rotate: (id) => http.post(at(id, '/rotate')),
    test: (id) => http.post(at(id, '/test')),
    deliveries: (id, after, signal) => http.get(at(id, '/deliveries'), { ...(after !== undefined && { query: { after } }), signal }),
    resend: (id, delivery) => http.post(at(id, `/deliveries/${encodeURIComponent(delivery)}/resend`)),
  }
}
