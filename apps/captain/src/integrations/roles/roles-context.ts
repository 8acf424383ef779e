import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { createContext, useContext } from 'react'
import type { RolesClient } from './roles-client.ts'

/** The shared data of the drawer. */
export type Roles = {
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly locale: Locale
  readonly client: RolesClient
}

const Context = createContext<Roles | null>(null)

export const RolesProvider = Context.Provider

/** Returns the tenant whose roles are open. Throws outside the drawer. */
export const useRoles = (): Roles => {
  const found = useContext(Context)
  if (found === null) throw new TypeError('roles are shown in their drawer only')
  return found
}
