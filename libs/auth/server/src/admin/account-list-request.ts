import { isStorable, keysOf } from '@captain/validation'
import * as v from 'valibot'
import { decodeCursor, pageParameters } from '../lists/keyset.ts'
import { searchConditions } from '../lists/search-terms.ts'

type Sort = { readonly key: string; readonly cast: string }

/** Sort keys of accounts, each with an index of `(key, id)`. */
const SORTS = {
  createdAt: { key: 'u."createdAt"', cast: 'timestamptz' },
  name: { key: 'u.name collate "C"', cast: 'text' },
  email: { key: 'u.email collate "C"', cast: 'text' },
  lastSignInAt: { key: `coalesce(u."lastSignInAt", 'epoch')`, cast: 'timestamptz' },
} as const satisfies Record<string, Sort>

const NAMES = keysOf(SORTS)
const yesOrNo = v.optional(v.picklist(['true', 'false']))

/** Query parameters of `GET admin/auth-users`. */
export const accountListQuery = v.strictObject({
  ...pageParameters,
  q: v.optional(v.pipe(v.string(), v.maxLength(200), v.check(isStorable))),
  sort: v.optional(v.picklist(NAMES.flatMap((name) => [name, `-${name}`] as const)), '-createdAt'),
  'filter[role]': v.optional(v.picklist(['admin', 'user'])),
  'filter[banned]': yesOrNo,
  'filter[isUser]': yesOrNo,
  'filter[noPasskey]': yesOrNo,
})

export type AccountListQuery = v.InferOutput<typeof accountListQuery>

/** Page of accounts as SQL over the table `u`. */
export type AccountListRequest = {
  readonly sort: string
  readonly key: string
  readonly order: string
  /** Conditions of the list itself. */
  readonly conditions: readonly string[]
  /** Condition that starts the page after the last row of the previous one. */
  readonly after: string | null
  readonly values: readonly unknown[]
  readonly limit: number
}

/** Literal SQL, so that each condition matches its partial index. */
const FILTERS = {
  'filter[role]': { admin: `u.role = 'admin'`, user: `u.role = 'user'` },
  // An expired ban is found by its reason but no longer counts.
  'filter[banned]': {
    true: `u.banned and (u."banExpires" is null or u."banExpires" > now())`,
    false: `(not u.banned or u."banExpires" <= now())`,
  },
  'filter[isUser]': { true: 'u."isUser"', false: 'not u."isUser"' },
  'filter[noPasskey]': { true: 'u."passkeyCount" = 0', false: 'u."passkeyCount" > 0' },
} as const

const SEARCHED = 'auth.search_text(u.name, u.email)'

/** Parses the query of a list of accounts. Throws 400 for a cursor that is malformed or of another order. */
export const accountListRequest = (query: AccountListQuery): AccountListRequest => {
  const values: unknown[] = []
  const bound = (value: unknown): string => `$${values.push(value)}`
  const isDescending = query.sort.startsWith('-')
  const { key, cast } = SORTS[NAMES.find((name) => query.sort === name || query.sort === `-${name}`) ?? 'createdAt']
  const direction = isDescending ? 'desc' : 'asc'

  const conditions = keysOf(FILTERS).flatMap((name) => {
    const chosen = query[name]
    const choices: Readonly<Record<string, string>> = FILTERS[name]
    return chosen === undefined ? [] : [choices[chosen] ?? 'false']
  })
  conditions.push(...searchConditions(query.q ?? '', { grams: 'u."searchGrams"', text: SEARCHED }, bound))

  const [last, id] = query.after === undefined ? [] : decodeCursor(query.after, query.sort, 2)
  const compared = isDescending ? '<' : '>'
  return {
    sort: query.sort,
    key,
    order: `${key} ${direction}, u.id ${direction}`,
    conditions,
    after: query.after === undefined ? null : `(${key}, u.id) ${compared} (${bound(last)}::${cast}, ${bound(id)})`,
    values,
    limit: query.limit,
  }
}
