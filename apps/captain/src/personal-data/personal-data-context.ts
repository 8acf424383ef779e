import type { ErasedMessages, PersonalReadClient, PersonClient, Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { createContext, useContext } from 'react'

/** The shared data of the panel. */
export type PersonalData = {
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly locale: Locale
  readonly http: HttpClient
  readonly reads: PersonalReadClient
  readonly person: PersonClient
}

const Context = createContext<PersonalData | null>(null)

export const PersonalDataProvider = Context.Provider

/** Returns the tenant whose personal data the panel is about. Throws outside the panel. */
export const usePersonalData = (): PersonalData => {
  const found = useContext(Context)
  if (found === null) throw new TypeError('personal data is shown in its panel only')
  return found
}
