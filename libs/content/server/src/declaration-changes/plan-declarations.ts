import { isDeepStrictEqual } from 'node:util'
import { contentTypeOf, namesOf, removedTypesOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { changesOf, type DeclarationChange } from './changes.ts'
import { countChange, countFailedConversions } from './count-change.ts'
import { findDuplicates, findMisfits } from './narrowed.ts'
import { isTypeShape, shapeOf, withKept, type TypeShape } from './shape.ts'

export type CountedChange = DeclarationChange & {
  /** Records with a value that the change is about. */
  readonly count: number
  /** Ids of some of them, if they were read one by one. */
  readonly examples: readonly string[]
}

type StoredRow = { readonly type: string; readonly shape: unknown }

/** What becomes of one tenant's records with the declaration of this program. */
export type DeclarationPlan = {
  readonly tenant: Tenant
  readonly changes: readonly CountedChange[]
  /** The shapes of all types before. */
  readonly stored: readonly StoredRow[]
  /** Shapes to store once the plan is accepted, and whether the records of the type are to be written again. */
  readonly shapes: readonly { readonly type: string; readonly shape: TypeShape; readonly rewrites: boolean }[]
}

const ofType = (type: string): Pick<DeclarationChange, 'type' | 'field' | 'options'> => ({ type, field: null, options: [] })

const typeRemoved = (tenant: Tenant, type: string): DeclarationChange => {
  const fate = removedTypesOf(tenant)[type]
  return { ...ofType(type), what: fate === 'drop' ? 'type-dropped' : 'type-removed', to: '', isAnswered: fate !== undefined }
}

/** Returns the name under which records of a type were stored so far: an earlier one if the type was renamed since. */
const storedName = ({ name, was }: AnyContentType, stored: ReadonlyMap<string, unknown>): string =>
  was !== null && stored.has(was) && !stored.has(name) ? was : name

/** Counts the records that a change is about; of a conversion those that it fails for, if there are any. */
const countedChange = async (tx: Tx, change: DeclarationChange, readsValues: boolean): Promise<CountedChange> => {
  if (change.what === 'narrowed') return { ...change, ...(await findMisfits(tx, change)) }
  if (change.what === 'unique') return { ...change, ...(readsValues ? await findDuplicates(tx, change) : { count: 0, examples: [] }) }
  const type = contentTypeOf(tx.tenant, change.type)
  const failed = change.what === 'retyped' && change.isAnswered && type !== null ? await countFailedConversions(tx, type, change) : 0
  if (failed > 0) return { ...change, isAnswered: false, count: failed, examples: [] }
  return { ...change, count: await countChange(tx, change), examples: [] }
}

/**
 * Compares a tenant's declaration with the one that its records were written by; null if nothing differs. Narrower limits are part of the
 * plan on request only, because all records of the type are read to find those that do not fit.
 */
export const planDeclarations = async (tx: Tx, { readsValues = false } = {}): Promise<DeclarationPlan | null> => {
  const { tenant } = tx
  const rows = await tx.rows<StoredRow>(sql`select type, shape from content.declared_type where tenant_id = ${tenant.number}`)
  const stored = new Map(rows.map((row) => [row.type, row.shape]))
  const changes: DeclarationChange[] = []
  const shapes: DeclarationPlan['shapes'][number][] = []
  for (const type of tenant.contentTypes) {
    const name = storedName(type, stored)
    if (name !== type.name) changes.push({ ...ofType(name), what: 'type-renamed', to: type.name, isAnswered: true })
    const before = stored.get(name)
    const shape = isTypeShape(before) ? withKept(shapeOf(type), before) : shapeOf(type)
    if (isDeepStrictEqual(before, shape)) continue
    const own = isTypeShape(before)
      ? changesOf(type, before, shape)
          .filter(({ what }) => readsValues || what !== 'narrowed')
          .map((change) => ({ ...change, type: name }))
      : []
    changes.push(...own)
    // Records of a type that was unknown so far, or of an earlier form of shapes, were written by this declaration or need no change.
    shapes.push({
      type: type.name,
      shape,
      rewrites: own.length > 0 || (isTypeShape(before) && !isDeepStrictEqual(before.indexed, shape.indexed)),
    })
  }
  const known = new Set(tenant.contentTypes.flatMap(namesOf))
  const removed = [...stored.keys()].filter((type) => !known.has(type)).map((type) => typeRemoved(tenant, type))
  // Records that are kept on purpose are counted on request only: they would be at each start.
  changes.push(...removed.filter(({ what, isAnswered }) => readsValues || what !== 'type-removed' || !isAnswered))
  if (changes.length === 0 && shapes.length === 0) return null
  const counted: CountedChange[] = []
  for (const change of changes) counted.push(await countedChange(tx, change, readsValues))
  return { tenant, changes: counted, stored: rows, shapes }
}

/** Returns the changes that would lose or hide values of records without the declaration saying so. */
export const unansweredIn = ({ changes }: Pick<DeclarationPlan, 'changes'>): readonly CountedChange[] =>
  changes.filter(({ isAnswered, count }) => !isAnswered && count > 0)
