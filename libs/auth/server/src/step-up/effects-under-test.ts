import { isObject } from '@captain/validation'
import { cookiesOf } from '@captain/testing/passkey-session'
import type { Pool } from 'pg'

/** Rows of an account by table of the schema `auth`, as text. */
export type Rows = Readonly<Record<string, readonly string[]>>

/** Tables without a way to sign in. */
const OTHER_TABLES = ['tour', 'permission_use', 'permission_grant']

/** Columns that change with each use, and those of the profile. */
const OTHER_COLUMNS = `'{updatedAt,lastSignInAt,name,searchGrams,image,locale}'::text[]`

/** Creates a function that reads the rows of an account in all tables that belong to one. */
export const rowReader = async (pool: Pool): Promise<(accountId: string) => Promise<Rows>> => {
  const { rows: tables } = await pool.query<{ name: string; owner: string }>(
    `select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'auth' and table_name <> all($1) and (column_name in ('userId', 'user_id') or table_name = 'user' and column_name = 'id')`,
    [OTHER_TABLES],
  )
  const each = tables.map(
    ({ name, owner }) =>
      `'${name}', (select coalesce(jsonb_agg((to_jsonb(t) - ${OTHER_COLUMNS})::text order by t), '[]') from auth."${name}" t where t."${owner}" = $1)`,
  )
  const text = `select jsonb_build_object(${each.join()}) as all`
  return async (accountId) => {
    const { rows } = await pool.query<{ all: Rows }>({ name: 'rows-of-account', text, values: [accountId] })
    return rows[0]?.all ?? {}
  }
}

const SECRETS = /^(?:secret|uri|recoveryCodes|challenge|token|url|link|enrol)$/

/** Sessions are named by their id in `token`, which is no secret. */
const hasSecret = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasSecret)
  if (!isObject(value)) return false
  return Object.entries(value).some(([name, inner]) => (SECRETS.test(name) && inner !== null && inner !== value['id']) || hasSecret(inner))
}

/** Returns the tables that have changed. A session that has ended is no change: everybody may end sessions. */
const changed = (before: Rows, after: Rows): readonly string[] =>
  Object.entries(after).flatMap(([table, rows]) => {
    const isSame = rows.every((row) => before[table]?.includes(row)) && (table === 'session' || rows.length === before[table]?.length)
    return isSame ? [] : [table]
  })

const sessionIn = (cookies: string): string | undefined => /captain\.session_token=([^;]+)/.exec(cookies)?.[1]

/**
 * Returns what a call has given the sender of cookies: the cookie of another session, a secret, or a change of how the account signs in,
 * by table.
 */
export const effectsOf = async (cookies: string, response: Response, before: Rows, after: Rows): Promise<readonly string[]> => {
  const text = response.ok ? await response.text() : ''
  const session = sessionIn(cookiesOf(response))
  return [
    ...(session !== undefined && session !== sessionIn(cookies) ? ['cookie'] : []),
    ...(text.startsWith('{') && hasSecret(JSON.parse(text)) ? ['secret'] : []),
    ...changed(before, after),
  ]
}
