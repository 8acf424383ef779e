import type { HttpClient } from '@captain/http-core'
import type { Person } from '../values/record.ts'

/**
 * Events of webhooks: the published copy appeared or changed, was unpublished, a record was deleted or restored, a visitor sent a
 * submission.
 */
export const WEBHOOK_EVENTS = ['published', 'unpublished', 'deleted', 'restored', 'submitted'] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Webhook of a tenant: a URL that receives events of records. */
export type WebhookSummary = {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Names of content types; null means all. */
  readonly contentTypes: readonly string[] | null
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
  /** Time since when every attempt has failed; null while they succeed. */
  readonly failingSince: string | null
  /** Time when long failure disabled it; null if a person did. */
  readonly disabledAt: string | null
  /** Time until which the previous secret is also valid. */
  readonly previousSecretUntil: string | null
  readonly createdAt: string
  readonly createdBy: Person
}

export type WebhookInput = Pick<WebhookSummary, 'name' | 'url' | 'contentTypes' | 'events'>

export type WebhookUpdate = Partial<WebhookInput> & { readonly isActive?: boolean }

/** Webhook with its secret, which appears only in this response. */
export type CreatedWebhook = { readonly webhook: WebhookSummary; readonly secret: string }

/** Reason for a missing response: timeout, unreachable host, unreadable response, or a webhook disabled before the attempt. */
export type AttemptFailure = 'timeout' | 'unreachable' | 'broken' | 'off'

export type WebhookAttempt = {
  readonly number: number
  readonly at: string
  readonly durationMs: number
  /** HTTP status of the response; null if none came. */
  readonly status: number | null
  readonly failure: AttemptFailure | null
  /** Beginning of the response, up to 1 KB. */
  readonly answer: string
}

export type DeliveryState = 'pending' | 'delivered' | 'failed'

/** One event for one webhook. */
export type WebhookDelivery = {
  readonly id: string
  readonly event: WebhookEvent | 'test'
  readonly contentType: string | null
  readonly recordId: string | null
  readonly occurredAt: string
  readonly state: DeliveryState
  /** Time of the next attempt; null once the delivery is settled. */
  readonly nextAttemptAt: string | null
  readonly attempts: readonly WebhookAttempt[]
}

export type WebhookClient = {
  list(signal?: AbortSignal): Promise<{ readonly items: readonly WebhookSummary[] }>
  create(draft: WebhookInput): Promise<CreatedWebhook>
  update(id: string, changes: WebhookUpdate): Promise<WebhookSummary>
  remove(id: string): Promise<void>
  /** Rotates the secret; the previous one is valid for another 24 hours. */
  rotate(id: string): Promise<CreatedWebhook>
  /** Sends a test event without content. */
  test(id: string): Promise<WebhookDelivery>
  /** Lists the deliveries of the last 30 days, newest first, 25 a page. */
  deliveries(
    id: string,
    after?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly WebhookDelivery[]; readonly next: string | null }>
  resend(id: string, delivery: string): Promise<WebhookDelivery>
}

/** Creates the client for the webhooks of a tenant; owners only. */
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
