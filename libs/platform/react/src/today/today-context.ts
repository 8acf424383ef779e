import type { MemberRole } from '@captain/auth-core'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { MenuSection } from '../menu/menu.ts'
import { createContext, use } from 'react'

/** The tenant whose day is on show, as the account sees it. */
export type TodayTenant = {
  readonly tenant: Tenant
  readonly messages: ErasedMessages
  readonly role: MemberRole
  /** Types whose records the tenant shows in a special screen, with special inputs. */
  readonly ownScreens: readonly string[]
  /** Its menu, for the way to its lists. */
  readonly sections: readonly MenuSection[]
}

const Context = createContext<TodayTenant | null>(null)

export const TodayTenantProvider = Context

/** Returns the tenant of the page. Throws outside of it. */
export const useTodayTenant = (): TodayTenant => {
  const found = use(Context)
  if (found === null) throw new TypeError('parts of today are shown on its page only')
  return found
}
