import { GUEST, type Actor } from '@captain/auth-core'
import type { Session } from '@captain/auth-react'
import { DEFAULT_LOCALE } from '@captain/locale'

/** The actor of the page's guards. Memberships and listed administrators are the server's to know: it is asked per tenant. */
export const actorOf = (session: Session | null): Actor => {
  if (session === null) return GUEST
  const { id, name, email, image, isUser, role, locale } = session.user
  return {
    account: { id, name, email, image: image ?? null, isUser, role: role === 'admin' ? 'admin' : 'user', locale: locale ?? DEFAULT_LOCALE },
    sessionId: session.session.id,
    memberships: {},
    isListedAdmin: false,
    mayUseAi: false,
    provenAt: null,
    impersonator: null,
  }
}
