import { isDone, openSender, type Answer, type Call } from './http.ts'

type StaffCall = Omit<Call, 'body'> & {
  /** Sent as JSON. */
  readonly json?: unknown
  /** The version that a write is based on. */
  readonly version?: number
  readonly body?: Buffer
}

/** The API as a signed-in member of staff uses it. */
export type Staff = {
  readonly call: (call: StaffCall) => Promise<Answer>
  readonly cookie: string
  readonly close: () => void
}

type SignIn = { readonly baseUrl: string; readonly demoPassword: string; readonly email?: string; readonly connections?: number }

/** Signs in a demo account; default: the owner of every tenant. */
export const signInStaff = async ({ baseUrl, demoPassword, email = 'owner@captain.example', connections = 64 }: SignIn): Promise<Staff> => {
  const { send, close } = openSender(baseUrl, connections)
  const json = { origin: baseUrl, 'content-type': 'application/json', 'accept-language': 'ja' }
  const body = JSON.stringify({ email, password: demoPassword })
  const signedIn = await send({ method: 'POST', path: '/api/auth/sign-in/email', headers: json, body })
  if (!isDone(signedIn)) throw new Error(`The sign-in of ${email} answered ${signedIn.status} ${signedIn.text}`)
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ')
  const call = ({ json: value, version, headers, body: own, ...rest }: StaffCall): Promise<Answer> =>
    send({
      ...rest,
      headers: {
        origin: baseUrl,
        'accept-language': 'ja',
        cookie,
        ...(value !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...headers,
      },
      ...(value !== undefined ? { body: JSON.stringify(value) } : own !== undefined ? { body: own } : {}),
    })
  return { call, cookie, close }
}
