import { createHttpClient, type HttpClient } from '@captain/http-core'

export type StaffSession = {
  readonly http: HttpClient
  /** Headers of every request of the signed-in account. */
  readonly headers: Readonly<Record<string, string>>
}

type SignInOptions = { readonly baseUrl: string; readonly demoPassword: string; readonly email?: string }

/** Signs in an account that owns every tenant; default: the demo account. */
export const openStaffSession = async ({
  baseUrl,
  demoPassword,
  email = 'owner@captain.example',
}: SignInOptions): Promise<StaffSession> => {
  const guest = createHttpClient({ baseUrl, headers: () => ({ origin: baseUrl }) })
  const answer = await guest.request('POST', '/api/auth/sign-in/email', {
    body: { email, password: demoPassword },
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { origin: baseUrl, cookie: cookies.join('; '), 'accept-language': 'ja' }
  return { headers, http: createHttpClient({ baseUrl, headers: () => headers }) }
}
