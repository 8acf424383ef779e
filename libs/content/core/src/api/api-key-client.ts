import type { KeyScope } from '@captain/auth-core'
import type { HttpClient } from '@captain/http-core'
import type { Person } from '../values/record.ts'

/** For how long keys are made; null is until they are revoked. */
export const KEY_DAYS = [30, 90, 365, null] as const

export type KeyDays = (typeof KEY_DAYS)[number]

/** A key of a tenant as its owners see it: what it opens, never the key itself. */
export type ApiKeySummary = {
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly scopes: readonly KeyScope[]
  /** Names of content types; null is all of them. */
  readonly contentTypes: readonly string[] | null
  readonly expiresAt: string | null
  /** The Japanese day on which it was used last, `YYYY-MM-DD`. */
  readonly lastUsedOn: string | null
  readonly createdAt: string
  readonly createdBy: Person
  readonly revokedAt: string | null
  readonly revokedBy: string | null
}

export type ApiKeyDraft = Pick<ApiKeySummary, 'name' | 'scopes' | 'contentTypes'> & { readonly days: KeyDays }

/** A new key; the token is told this once. */
export type ApiKeyMade = { readonly key: ApiKeySummary; readonly token: string }

export type ApiKeyClient = {
  /** All keys, the newest first, revoked and expired ones too. */
  list(signal?: AbortSignal): Promise<{ readonly items: readonly ApiKeySummary[] }>
  create(draft: ApiKeyDraft): Promise<ApiKeyMade>
  /** Ends a key at once and for good. */
  revoke(id: string): Promise<void>
}

/** The keys of a tenant; owners only. */
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
