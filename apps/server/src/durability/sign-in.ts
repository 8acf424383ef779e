import { createHttpClient, type HttpClient } from '@captain/http-core'

type Server = { readonly baseUrl: string; readonly demoPassword: string }

/** The API as a demo account uses it from the server's own pages. */
export const signIn = async ({ baseUrl, demoPassword }: Server, email: string): Promise<HttpClient> => {
  const guest = createHttpClient({ baseUrl, headers: () => ({ origin: baseUrl }) })
  const { headers } = await guest.request('POST', '/api/auth/sign-in/email', { body: { email, password: demoPassword } })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return createHttpClient({ baseUrl, headers: () => ({ origin: baseUrl, cookie }) })
}
