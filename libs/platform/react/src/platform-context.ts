import type { MemberRole } from '@captain/auth-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { createContext, useContext } from 'react'

/** What the platform's screens need of the app around them. */
export type PlatformApp = {
  /** Client of the staff API. */
  readonly http: HttpClient
  readonly locale: Locale
  /** Whether the account may open the pages of administrators. */
  readonly isAdmin: boolean
  /** Whether the account may use the AI tools; false until known. */
  readonly mayUseAi: boolean
  readonly roleNames: Readonly<Record<MemberRole, string>>
  /** Returns the cause of a failure and the remedy, in one or two sentences. */
  readonly describeFailure: (failure: unknown) => string
  /** Opens the integrations of the current tenant. */
  readonly openIntegrations: () => void
}

const Context = createContext<PlatformApp | null>(null)

export const PlatformProvider = Context.Provider

/** Returns what the app gives the platform's screens. Throws outside of `PlatformProvider`. */
export const usePlatform = (): PlatformApp => {
  const found = useContext(Context)
  if (found === null) throw new TypeError('screens of the platform are shown inside PlatformProvider only')
  return found
}
