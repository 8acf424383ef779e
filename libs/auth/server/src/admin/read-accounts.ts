import type { Pool } from 'pg'
import { cappedCount, COUNTED, encodeCursor } from '../lists/keyset.ts'
import type { TenantDirectory } from '../tenant-directory.ts'
import { ACCOUNT_COLUMNS, BAN, toAccountItem, type AccountItem, type AccountRow } from './account-item.ts'
import type { AccountListRequest } from './account-list-request.ts'

export type AccountPage = {
  readonly items: AccountItem[]
  readonly next: string | null
  readonly count: { readonly value: number; readonly capped: boolean }
}

const where = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`)

/** Selects the page before joining other tables. */
const pageSql = ({ key, order, conditions, after, limit }: AccountListRequest): string => `
  select ${ACCOUNT_COLUMNS}, ${key}::text as "sortKey"
  from (
    select * from auth."user" u ${where(after === null ? conditions : [...conditions, after])} order by ${order} limit ${limit + 1}
  ) u ${BAN} order by ${order}`

const countSql = ({ conditions }: AccountListRequest): string =>
  `select count(*)::int as counted from (select from auth."user" u ${where(conditions)} limit ${COUNTED + 1}) found`

/** Reads a page of accounts and their total number, capped at 1,000. */
export const readAccounts = async (pool: Pool, tenants: TenantDirectory, request: AccountListRequest): Promise<AccountPage> => {
  const { sort, limit, values, after } = request
  const filterValues = after === null ? values : values.slice(0, -2)
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<AccountRow & { readonly sortKey: string }>(pageSql(request), [...values]),
    pool.query<{ readonly counted: number }>(countSql(request), [...filterValues]),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toAccountItem(row, tenants)),
    next: rows.length > limit && last !== undefined ? encodeCursor(sort, [last.sortKey, last.id]) : null,
    count: cappedCount(counts[0]?.counted ?? 0),
  }
}

const ONE = { name: 'account-for-admin', text: `select ${ACCOUNT_COLUMNS} from auth."user" u ${BAN} where u.id = $1` }

/** Reads one account; null if the id does not exist. */
export const readAccount = async (pool: Pick<Pool, 'query'>, tenants: TenantDirectory, id: string): Promise<AccountItem | null> => {
  const { rows } = await pool.query<AccountRow>({ ...ONE, values: [id] })
  return rows[0] === undefined ? null : toAccountItem(rows[0], tenants)
}
