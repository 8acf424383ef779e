import { createHttpClient, type HttpClient } from '@captain/http-core'

type Server = { readonly baseUrl: string; readonly demoPassword: string }

/** Signs in as a demo account and returns the API as the server's pages use it. */
export const signIn = async ({ baseUrl, demoPassword }: Server, email: string): Promise<HttpClient> => {
  const guest = createHttpClient({ baseUrl, headers: () => ({ origin: baseUrl }) })
  const { headers } = await guest.request('POST', '/api/auth/sign-in/email', { body: { email, password: demoPassword } })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return createHttpClient({ baseUrl, headers: () => ({ origin: baseUrl, cookie }) })
}
