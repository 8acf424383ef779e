import { contentTypeOf, type AnyContentType, workflowOf, storedName } from '@captain/content-core'
import { sql, type Tx, titleSides } from '@captain/content-server/kit'
import { recordPath } from './record-path.ts'

/** Maximum number of drafts. */
export const MAX_DRAFTS = 10

type Row = { readonly id: string; readonly type: string; readonly title: unknown; readonly updated_at: Date }

/** Whether the type has drafts that editors finish. */
const areDrafted = ({ workflow }: AnyContentType): boolean => workflowOf(workflow).exposure === 'transition'

/** Reads the drafts that an account edited last, newest first. */
export const readOwnDrafts = async (tx: Tx, types: readonly AnyContentType[], accountId: string) => {
  const drafted = types.filter(areDrafted)
  if (drafted.length === 0) return []
  const rows = await tx.rows<Row>(sql`
    select e.id, e.type, e.data -> t.title as title, e.updated_at
    from content.entry e
    join unnest(${drafted.map(({ name }) => name)}::text[], ${drafted.map((type) => storedName(type, type.title))}::text[]) as t (type, title) on t.type = e.type
    where e.tenant_id = ${tx.tenant.number} and e.updated_by = ${accountId} and e.status = 'draft' and e.deleted_at is null
    order by e.updated_at desc, e.id desc limit ${MAX_DRAFTS}`)
  return rows.flatMap(({ id, type: name, title, updated_at }) => {
    const type = contentTypeOf(tx.tenant, name)
    return type === null
      ? []
      : [{ id, type, title: titleSides(title), updatedAt: updated_at.toISOString(), to: recordPath(tx.tenant, type, id) }]
  })
}
