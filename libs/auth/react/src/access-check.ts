import { propertyOf } from '@captain/http-core'
import type { AccessCheck } from '@captain/auth-core'
import { fetchPrefetched } from './prefetched.ts'
import { readJwt } from './cookies.ts'

const getJson = async (path: string): Promise<unknown> => {
  const jwt = readJwt()
  const response = await fetchPrefetched(path, {
    credentials: 'include',
    cache: 'no-store',
    headers: jwt === null ? {} : { authorization: `Bearer ${jwt}` },
  })
  return response.ok ? response.json() : null
}

/** Calls an access check of the customer's specification §7, with the token's copy as Bearer; returns `failed` for an unusable response. */
export const fetchAccess = async (check: AccessCheck, tenant: string | undefined): Promise<boolean | 'failed'> => {
  const about = check === 'check_tenant_user_by_tenant_slug' ? `/${encodeURIComponent(tenant ?? '')}` : ''
  try {
    const value = propertyOf(await getJson(`/api/v1/authorized/logins/${check}${about}`), 'value')
    return typeof value === 'boolean' ? value : 'failed'
  } catch {
    return 'failed'
  }
}

/** Returns whether the server's configuration lists the account as an administrator; the session does not contain this. */
export const isListedAdmin = async (): Promise<boolean> => {
  try {
    return propertyOf(await getJson('/api/v1/actor'), 'isListedAdmin') === true
  } catch {
    return false
  }
}
