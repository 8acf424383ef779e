import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { freePort } from './free-port.ts'

/** Person at the provider. */
export type ProviderPerson = { readonly email?: string; readonly email_verified?: boolean; readonly name?: string }

export type TestOidcProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** People by their subject. */
  readonly people: Map<string, ProviderPerson>
  /** Opens an address of the provider as a browser does, signs in as `subject`, or leaves; returns the address that it redirects back to. */
  visit(url: string, subject: string | null): Promise<URL>
  stop(): Promise<void>
}

const CLIENT = { id: 'captain', secret: 'a-secret-of-the-client-in-the-tests' }

/** Steps of one sign-in: the provider redirects several times between its pages. */
const MAX_STEPS = 20

/** A browser that remembers cookies of one host. */
const createBrowser = () => {
  const cookies = new Map<string, string>()
  return async (url: URL, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const init = body === undefined ? {} : { method: 'POST', body }
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
}

const visitAs =
  (issuer: string) =>
  async (start: string, subject: string | null): Promise<URL> => {
    const open = createBrowser()
    let at = new URL(start)
    let response = await open(at)
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const location = response.headers.get('location')
      if (location !== null) {
        at = new URL(location, at)
        if (at.origin !== issuer) return at
        response = await open(at)
        continue
      }
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1]
      if (prompt === undefined) throw new Error(`the provider answered ${response.status} at ${at.pathname}`)
      const body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: subject ?? '', password: 'x' }) })
      response = subject === null ? await open(new URL(`${at.pathname}/abort`, at)) : await open(at, body)
    }
    throw new Error('the provider redirects without end')
  }

/** Starts a real OpenID provider on a free port of this machine, with one client that returns to `redirectUri`. */
export const startOidcProvider = async (redirectUri: string): Promise<TestOidcProvider> => {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const people = new Map<string, ProviderPerson>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a-key-of-the-provider'] },
    pkce: { required: () => true },
    findAccount: (_context, subject) => ({ accountId: subject, claims: async () => ({ sub: subject, ...people.get(subject) }) }),
  })
  const answer = provider.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve)
  })
  return {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    people,
    visit: visitAs(issuer),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
