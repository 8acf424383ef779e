import { createHttpClient, type HttpClient } from '@captain/http-core'
import type { RunningServer } from '../testing/server.ts'

export type StaffSession = {
  readonly http: HttpClient
  /** Headers of every request of the signed-in account. */
  readonly headers: Readonly<Record<string, string>>
}

/** Signs in the demo account that owns every tenant. */
export const openStaffSession = async ({ baseUrl, demoPassword }: RunningServer): Promise<StaffSession> => {
  const guest = createHttpClient({ baseUrl, headers: () => ({ origin: baseUrl }) })
  const answer = await guest.request('POST', '/api/auth/sign-in/email', {
    body: { email: 'owner@captain.example', password: demoPassword },
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const headers = { origin: baseUrl, cookie: cookies.join('; '), 'accept-language': 'ja' }
  return { headers, http: createHttpClient({ baseUrl, headers: () => headers }) }
}
