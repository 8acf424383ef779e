import type { KeyScope } from '@captain/auth-core'
import type { HttpClient } from '@captain/http-core'
import type { Person } from '../values/record.ts'

/** Lifetimes of an API key in days; null means until it is revoked. */
export const API_KEY_LIFETIME_DAYS = [30, 90, 365, null] as const

export type KeyDays = (typeof API_KEY_LIFETIME_DAYS)[number]

/** API key of a tenant as its owners see it: its scopes, never the key itself. */
export type ApiKeySummary = {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly scopes: readonly KeyScope[]
  /** Names of content types; null means all. */
  readonly contentTypes: readonly string[] | null
  readonly expiresAt: string | null
  /** The Japanese day of the last use, `YYYY-MM-DD`. */
  readonly lastUsedOn: string | null
  readonly createdAt: string
  readonly createdBy: Person
  readonly revokedAt: string | null
  readonly revokedBy: string | null
}

export type ApiKeyInput = Pick<ApiKeySummary, 'name' | 'scopes' | 'contentTypes'> & { readonly days: KeyDays }

/** New key. The token appears only in this response. */
export type CreatedApiKey = { readonly key: ApiKeySummary; readonly token: string }

export type ApiKeyClient = {
  /** Lists all keys, the newest first, including revoked and expired ones. */
  list(signal?: AbortSignal): Promise<{ readonly items: readonly ApiKeySummary[] }>
  create(draft: ApiKeyInput): Promise<CreatedApiKey>
  /** Revokes a key immediately and permanently. */
  revoke(id: string): Promise<void>
}

/** Creates the client for the API keys of a tenant; owners only. */
export const apiKeyClient = (http: HttpClient, tenant: string): ApiKeyClient => {
  const base = `/api/v1/tenants/${encodeURIComponent(tenant)}/api-keys`
  return {
    list: (signal) => http.get(base, { signal }),
    create: (draft) => http.post(base, { body: draft }),
    revoke: async (id) => {
      await http.delete(`${base}/${encodeURIComponent(id)}`)
    },
  }
}
