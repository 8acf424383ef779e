import { pluralOf, type ErasedMessages, storedName } from '@captain/content-core'
import { sql, isFoundByTitle, titleWords, titleSides, type Tx } from '@captain/content-server/kit'
import type { OwnTenant } from './own-tenants.ts'
import { recordPlace } from './record-place.ts'

/** Maximum number of matches of one type, and of one tenant. */
const PER_TYPE = 4
const PER_TENANT = 12

type Row = {
  readonly id: string
  readonly type: string
  readonly title: unknown
  readonly slug: string | null
  readonly parent: string | null
}

/** Finds records of a tenant whose titles contain all words, best matches of each type first. */
export const findTitles = async (tx: Tx, own: OwnTenant, query: string, messages: ErasedMessages) => {
  const { tenant } = own
  const types = own.types.filter((type) => type.screens.length > 0 && isFoundByTitle(type))
  const { words, grams, begun, begunGrams } = titleWords(tenant.number, query)
  if (words.length === 0 || types.length === 0) return []
  const rows = await tx.hotRows<Row>(sql`
    select e.id, e.type, e.data -> t.title as title, e.slug, e.data ->> t.parent as parent
    from content.search_titles(${types.map(({ name }) => name)}::text[], ${words}::text[], ${grams}::int[], ${begun}::text[],
      ${begunGrams}::int[], ${PER_TYPE}::int, ${PER_TENANT}::int) with ordinality f (entry_id, type, place, ordinal)
    join unnest(${types.map(({ name }) => name)}::text[], ${types.map((type) => storedName(type, type.title))}::text[],
      ${types.map(({ parent: under }) => under?.field ?? null)}::text[]) t (name, title, parent) on t.name = f.type
    join content.entry e on e.tenant_id = ${tenant.number} and e.id = f.entry_id
    order by f.ordinal`)
  return rows.flatMap(({ id, type: name, title, slug, parent }) => {
    const type = types.find((one) => one.name === name)
    const to = type === undefined ? null : recordPlace(own, type, { id, slug, parent })
    if (type === undefined || to === null) return []
    return [
      {
        tenant: tenant.slug,
        type: name,
        typeName: pluralOf(messages[name] ?? { name }),
        icon: type.icon,
        id,
        title: titleSides(title),
        to,
      },
    ]
  })
}
