import { CLIENT_ADDRESS_HEADER, type BetterAuth } from '../better-auth.ts'
import type { SessionBeginning } from './session-plugin.ts'

export type BeginSession = (request: Request, clientAddress: string | null, beginning: SessionBeginning) => Promise<Response>

/** The cookie that says that a session's cookie ends with the browser; its name has a prefix over https. */
const NOT_REMEMBERED = /(?:^|;)\s*([\w-]*captain\.dont_remember=[^;]*)/

/** Creates a function that begins a session; its response sets the cookies, or says why the account may not sign in. */
export const sessionBeginner =
  (auth: BetterAuth): BeginSession =>
  (request, clientAddress, body) => {
    const headers = new Headers({ 'user-agent': request.headers.get('user-agent') ?? '' })
    const [, notRemembered] = NOT_REMEMBERED.exec(request.headers.get('cookie') ?? '') ?? []
    if (notRemembered !== undefined) headers.set('cookie', notRemembered)
    if (clientAddress !== null) headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
    return auth.api.beginAccountSession({ body, headers, asResponse: true })
  }
