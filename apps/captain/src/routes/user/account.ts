import type { MemberRole } from '@captain/auth-core'
import { callAuth, passkeysQuery } from '@captain/auth-react'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { http } from '../../api.ts'

/** The data of the signed-in account that its session lacks. */
export type OwnAccount = {
  readonly hasPassword: boolean
  readonly passkeyCount: number
  /** Null if sign-in by password needs no code. */
  readonly secondFactor: { readonly since: string; readonly recoveryCodesLeft: number } | null
  readonly memberships: readonly { readonly tenant: string; readonly name: string; readonly role: MemberRole }[]
  readonly ai: {
    readonly allowed: boolean
    /** Runs per month; null if no limit is set. */
    readonly monthlyLimit: number | null
    readonly used: number
    /** The last day, such as `2026-12-31`. */
    readonly expiresOn: string | null
  }
  /** The linked account of the organisation. */
  readonly identity: { readonly label: string; readonly since: string } | null
  /** Slugs of the tenants that would be left without an owner. */
  readonly soleOwnerOf: readonly string[]
  /** The administrator who acts as the account. */
  readonly impersonator: { readonly id: string; readonly name: string } | null
}

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => http.get<OwnAccount>('/api/v1/account', { signal }),
})

/** A session of the account, as the authentication service returns it. */
export type AccountSession = {
  readonly id: string
  /** Names the session to the call that ends it. */
  readonly token: string
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly createdAt: string
  /** Time of the last use, accurate to five minutes. */
  readonly updatedAt: string
  readonly beganBy?: 'password' | 'passkey' | 'link' | 'oidc' | null
}

/** Query of the account's sessions, last used first, without those of impersonating administrators. Rejects with AuthError. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ client }) => {
    const sessions = await callAuth<readonly AccountSession[]>(client, 'GET', '/list-sessions')
    return sessions.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  },
})

/** Returns a function that refetches all data of the account page. */
export const useRefresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all([accountQuery, passkeysQuery, sessionsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient])
}
