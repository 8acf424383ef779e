import { isDeepStrictEqual } from 'node:util'
import { contentTypeOf, type Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { changesOf, type DeclarationChange } from './changes.ts'
import { countChange, countFailedConversions } from './count-change.ts'
import { isTypeShape, shapeOf, withKept, type TypeShape } from './shape.ts'

export type CountedChange = DeclarationChange & {
  /** Records with a value that the change is about. */
  readonly count: number
}

/** What becomes of one tenant's records with the declaration of this program. */
export type DeclarationPlan = {
  readonly tenant: Tenant
  readonly changes: readonly CountedChange[]
  /** Shapes to store once the plan is accepted, and whether the records of the type are to be written again. */
  readonly shapes: readonly { readonly type: string; readonly shape: TypeShape; readonly rewrites: boolean }[]
}

type StoredRow = { readonly type: string; readonly shape: unknown }

const typeRemoved = (tenant: Tenant, type: string): DeclarationChange => ({
  type,
  field: null,
  what: 'type-removed',
  to: '',
  options: [],
  isAnswered: tenant.removedTypes?.includes(type) === true,
})

/** Counts the records that a change is about; of a conversion those that it fails for, if there are any. */
const countedChange = async (tx: Tx, change: DeclarationChange): Promise<CountedChange> => {
  const type = contentTypeOf(tx.tenant, change.type)
  const failed = change.what === 'retyped' && change.isAnswered && type !== null ? await countFailedConversions(tx, type, change) : 0
  return failed > 0 ? { ...change, isAnswered: false, count: failed } : { ...change, count: await countChange(tx, change) }
}

/** Compares a tenant's declaration with the one that its records were written by; null if nothing differs. */
export const planDeclarations = async (tx: Tx): Promise<DeclarationPlan | null> => {
  const { tenant } = tx
  const rows = await tx.rows<StoredRow>(sql`select type, shape from content.declared_type where tenant_id = ${tenant.number}`)
  const stored = new Map(rows.map((row) => [row.type, row.shape]))
  const changes: DeclarationChange[] = []
  const shapes: DeclarationPlan['shapes'][number][] = []
  for (const type of tenant.contentTypes) {
    const before = stored.get(type.name)
    const shape = isTypeShape(before) ? withKept(shapeOf(type), before) : shapeOf(type)
    if (isDeepStrictEqual(before, shape)) continue
    const own = isTypeShape(before) ? changesOf(type, before, shape) : []
    changes.push(...own)
    // Records of a type that was unknown so far, or of an earlier form of shapes, were written by this declaration or need no change.
    shapes.push({
      type: type.name,
      shape,
      rewrites: own.length > 0 || (isTypeShape(before) && !isDeepStrictEqual(before.indexed, shape.indexed)),
    })
  }
  for (const type of stored.keys()) if (contentTypeOf(tenant, type) === null) changes.push(typeRemoved(tenant, type))
  if (changes.length === 0 && shapes.length === 0) return null
  const counted: CountedChange[] = []
  for (const change of changes) counted.push(await countedChange(tx, change))
  return { tenant, changes: counted, shapes }
}

/** Returns the changes that would lose or hide values of records without the declaration saying so. */
export const unansweredIn = ({ changes }: Pick<DeclarationPlan, 'changes'>): readonly CountedChange[] =>
  changes.filter(({ isAnswered, count }) => !isAnswered && count > 0)
