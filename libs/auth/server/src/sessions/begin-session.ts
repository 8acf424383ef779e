import { CLIENT_ADDRESS_HEADER, type BetterAuth } from '../better-auth.ts'
import type { SessionBeginning } from './session-plugin.ts'

export type BeginSession = (request: Request, clientAddress: string | null, beginning: SessionBeginning) => Promise<Response>

/** Creates a function that begins a session; its response sets the cookies, or says why the account may not sign in. */
export const sessionBeginner =
  (auth: BetterAuth): BeginSession =>
  (request, clientAddress, body) => {
    const headers = new Headers({ 'user-agent': request.headers.get('user-agent') ?? '' })
    if (clientAddress !== null) headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
    return auth.api.beginAccountSession({ body, headers, asResponse: true })
  }
