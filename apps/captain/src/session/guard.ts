import { anonymous, authDisabled, guest, loginOnly, user, type Actor, type Guard, type GuardTarget } from '@captain/auth-core'
import { checkTenantUser, saveRedirectPath, sessionQuery } from '@captain/auth-react'
import type { QueryClient } from '@tanstack/react-query'
import { actorOf } from './actor-of.ts'

/** How a page is guarded; every route names its mode, `public` included. */
export type GuardMode = 'public' | 'guest' | 'loginOnly' | 'user' | 'tenantUser'

const GUARDS: Readonly<Record<GuardMode, readonly Guard[]>> = {
  public: [authDisabled],
  guest: [guest],
  loginOnly: [loginOnly],
  user: [anonymous, user],
  tenantUser: [anonymous, user],
}

const firstRefusal = (mode: GuardMode, actor: Actor) => {
  for (const guard of GUARDS[mode]) {
    const result = guard(actor)
    if (!result.pass) return result
  }
  return null
}

type Visit = { readonly mode: GuardMode; readonly tenant: string | undefined; readonly path: string; readonly queryClient: QueryClient }

/** Where a visit has to go instead, or null. The server decides again on every request; this only chooses the page. */
export const refusalOf = async ({ mode, tenant, path, queryClient }: Visit): Promise<GuardTarget | null> => {
  if (mode === 'public') return null
  const refusal = firstRefusal(mode, actorOf(await queryClient.ensureQueryData(sessionQuery)))
  if (refusal !== null) {
    if (refusal.remember) saveRedirectPath(path)
    return refusal.redirect
  }
  if (mode !== 'tenantUser') return null
  const mayEnter = tenant !== undefined && (await queryClient.ensureQueryData(tenantAccessQuery(tenant)))
  return mayEnter ? null : '/auth/not-permission'
}

const tenantAccessQuery = (tenant: string) => ({
  queryKey: ['tenant-access', tenant],
  queryFn: () => checkTenantUser(tenant),
  // Long enough not to ask on every click; a refusal is asked again at once.
  gcTime: 30_000,
  staleTime: 30_000,
})
