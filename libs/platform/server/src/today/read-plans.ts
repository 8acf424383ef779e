import { contentTypeOf, workflowOf, type AnyContentType, storedName } from '@captain/content-core'
import { isNamePersonal, sql, titleSides, type Tx } from '@captain/content-server/kit'
import { recordPath } from '../home/record-path.ts'

/** Maximum number of planned changes. */
const MAX_PLANS = 8

/** Days ahead, and back for publications that ended. */
const DAYS = 7

type Row = {
  readonly id: string
  readonly type: string
  readonly title: unknown
  readonly at: Date
  readonly change: 'starts' | 'ends' | 'ended'
}

/** Whether publications of the type start and end at instants that staff choose. */
const isPlanned = (type: AnyContentType): boolean => workflowOf(type.workflow).startsAt?.precision === 'instant' && !isNamePersonal(type)

/** Reads which publications start or end within a week, soonest first, and then which ended within the last one, in one statement. */
export const readPlans = async (tx: Tx, types: readonly AnyContentType[]) => {
  const planned = types.filter(isPlanned)
  if (planned.length === 0) return []
  const live = sql`e.tenant_id = ${tx.tenant.number} and e.type = t.type and e.status = 'published' and e.deleted_at is null`
  const of = sql`e.id, e.type, e.data -> t.title as title`
  const rows = await tx.rows<Row>(sql`
    with t as (select * from unnest(${planned.map(({ name }) => name)}::text[], ${planned.map((type) => storedName(type, type.title))}::text[]) as t (type, title))
    select * from (
      select ${of}, e.publish_from as at, 'starts' as change from t join content.entry e
        on ${live} and e.publish_from > ${tx.now}::timestamptz and e.publish_from <= ${tx.now}::timestamptz + ${DAYS} * interval '1 day'
      union all
      select ${of}, e.publish_until as at, case when e.publish_until > ${tx.now}::timestamptz then 'ends' else 'ended' end as change
        from t join content.entry e
        on ${live} and e.publish_until > ${tx.now}::timestamptz - ${DAYS} * interval '1 day' and e.publish_until <= ${tx.now}::timestamptz + ${DAYS} * interval '1 day'
    ) plans
    order by change = 'ended', case when change = 'ended' then ${tx.now}::timestamptz - at else at - ${tx.now}::timestamptz end, id limit ${MAX_PLANS}`)
  return rows.flatMap(({ id, type: name, title, at, change }) => {
    const type = contentTypeOf(tx.tenant, name)
    return type === null
      ? []
      : [{ id, type: type.name, title: titleSides(title), at: at.toISOString(), change, to: recordPath(tx.tenant, type, id) }]
  })
}
