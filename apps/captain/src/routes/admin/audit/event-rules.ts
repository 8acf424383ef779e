import type { AdminListRules } from '../list-address.ts'
import { isPeriod } from './queries.ts'

const isActions = (value: string): boolean => /^[a-zA-Z]{1,40}(,[a-zA-Z]{1,40}){0,19}$/.test(value)
const isShort = (value: string): boolean => value.length <= 100

/** What the log can be asked for; it has one order, the newest first. */
export const EVENT_RULES: AdminListRules = {
  filters: { at: isPeriod, action: isActions, actor: isShort, tenant: isShort, entity: isShort, record: isShort },
  sorts: [],
}

/** Filter value for events without a tenant. */
export const NO_TENANT = '-'

/** What accounts are called in the log, as if they were a content type. */
export const ACCOUNT_ENTITY = 'auth-user'
