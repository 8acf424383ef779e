import { failsToConvert, type AnyContentType } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { DeclarationChange } from './changes.ts'

/** Values that are empty. */
const EMPTY = sql`('null'::jsonb, '""'::jsonb, '[]'::jsonb, '{}'::jsonb, '{"ja": null, "en": null}'::jsonb)`

/** A JSON path to a field through groups and rows; objects count as lists of one. */
const pathOf = (names: readonly string[]): string => ['$', ...names.map((name) => `[*].${JSON.stringify(name)}`)].join('')

/** Whether any value of a field in a copy meets a condition on `v.value`. */
const anyValue = (copy: Fragment, field: string, condition: Fragment): Fragment =>
  sql`exists (select from jsonb_path_query(${copy}, ${pathOf(field.split('.'))}::jsonpath) v (value) where ${condition})`

/** Whether a copy, or a group or row in it, has no value of a field. */
const anyMissing = (copy: Fragment, field: string): Fragment => {
  const names = field.split('.')
  const value = sql`coalesce(v.value->${names.at(-1) ?? ''}::text, 'null'::jsonb)`
  return sql`exists (select from jsonb_path_query(${copy}, ${`${pathOf(names.slice(0, -1))}[*]`}::jsonpath) v (value)
    where ${value} in ${EMPTY} or ${value}->'ja' = 'null'::jsonb)`
}

const inEither = (condition: (copy: Fragment) => Fragment): Fragment =>
  sql`(${condition(sql`e.data`)} or (e.published is not null and ${condition(sql`e.published`)}))`

const isAffected = ({ what, field, to, options }: DeclarationChange): Fragment => {
  if (field === null) return sql`true`
  if (what === 'options') {
    const isGone = sql`v.value #>> '{}' = any(${options}::text[]) or (jsonb_typeof(v.value) = 'array' and v.value ?| ${options}::text[])`
    return inEither((copy) => anyValue(copy, field, isGone))
  }
  if (what !== 'required') return inEither((copy) => anyValue(copy, field, sql`v.value not in ${EMPTY}`))
  return to === 'publish'
    ? sql`(e.published is not null and ${anyMissing(sql`e.published`, field)})`
    : inEither((copy) => anyMissing(copy, field))
}

/** Records per statement: reading the documents of a whole type would take longer than a statement may. */
const PAGE = 2000

type Page = { readonly count: number; readonly last: string | null }

const pageOf = (tx: Tx, { type }: DeclarationChange, after: string, columns: Fragment): Fragment => sql`
  select e.id, ${columns} from content.entry e
  where e.tenant_id = ${tx.tenant.number} and e.type = ${type} and e.id > ${after} order by e.id limit ${PAGE}`

/** Adds up what each page of records has. */
const sumOfPages = async (read: (after: string) => Promise<Page>): Promise<number> => {
  let sum = 0
  for (let after: string | null = ''; after !== null;) {
    const page: Page = await read(after)
    sum += page.count
    after = page.last
  }
  return sum
}

/** Counts the records, those in the trash included, whose values a change is about. */
export const countChange = (tx: Tx, change: DeclarationChange): Promise<number> =>
  sumOfPages(async (after) => {
    const page = await tx.row<Page>(sql`
      select count(*) filter (where page.is_affected)::int as count, max(page.id) as last
      from (${pageOf(tx, change, after, sql`${isAffected(change)} as is_affected`)}) page`)
    return page ?? { count: 0, last: null }
  })

type Copies = { readonly id: string; readonly data: unknown; readonly published: unknown }

/** Counts the records with a value that the declared conversion of a field has no answer to. */
export const countFailedConversions = (tx: Tx, type: AnyContentType, change: DeclarationChange): Promise<number> => {
  const path = change.field ?? ''
  const [stored = ''] = path.split('.')
  const fails = (value: unknown): boolean => value !== null && failsToConvert(type, path, { [stored]: value })
  return sumOfPages(async (after) => {
    const rows = await tx.rows<Copies>(
      pageOf(tx, change, after, sql`e.data->${stored}::text as data, e.published->${stored}::text as published`),
    )
    return { count: rows.filter(({ data, published }) => fails(data) || fails(published)).length, last: rows.at(-1)?.id ?? null }
  })
}
