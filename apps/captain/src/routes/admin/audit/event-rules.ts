import type { AdminListRules } from '../list-address.ts'
import { isPeriod } from './queries.ts'

const isActions = (value: string): boolean => /^[a-zA-Z]{1,40}(,[a-zA-Z]{1,40}){0,19}$/.test(value)
const isShort = (value: string): boolean => value.length <= 100

/** The filters of the audit log. Its only order is newest first. */
export const EVENT_RULES: AdminListRules = {
  filters: { at: isPeriod, action: isActions, actor: isShort, tenant: isShort, entity: isShort, record: isShort },
  sorts: [],
}

/** Filter value for events without a tenant. */
export const NO_TENANT = '-'

/** The type name of accounts in the audit log. */
export const ACCOUNT_ENTITY = 'auth-user'
