import { readJwt } from './cookies.ts'

const BASE = '/api/v1/authorized/logins'

/** Asks one of the access checks with the token's copy as Bearer; a failed request is a failed check. */
const check = async (path: string): Promise<boolean> => {
  const jwt = readJwt()
  try {
    const response = await fetch(`${BASE}/${path}`, {
      credentials: 'include',
      headers: jwt === null ? {} : { authorization: `Bearer ${jwt}` },
    })
    if (!response.ok) return false
    const answer = (await response.json()) as { readonly value?: unknown }
    return answer.value === true
  } catch {
    return false
  }
}

export const checkAuthRequired = (): Promise<boolean> => check('check_auth_required')

/** Whether the signed-in account may enter the tenant. */
export const checkTenantUser = (slug: string): Promise<boolean> => check(`check_tenant_user_by_tenant_slug/${encodeURIComponent(slug)}`)
