import {
  TRANSITION_NAMES,
  transitionIn,
  isPublicRecord,
  type AnyContentType,
  type AnyRecord,
  type Count,
  type ListQuery,
} from '@captain/content-core'
import type { Selection } from '../use-selection.ts'
import type { BulkAct } from './bulk-acts.ts'
import { matchingQuery } from './matching-query.ts'
import type { Chosen } from './chosen.ts'

/** How many records are selected; of all that match, as far as the list has counted them. */
export const sizeOf = ({ records, except }: Pick<Selection, 'records' | 'except'>, count: Count): Count =>
  except === null ? { value: records.size, capped: false } : { value: Math.max(0, count.value - except.size), capped: count.capped }

/** What is public needs no publishing unless it was edited since, and a step leads out of some states only. */
const isChangedBy = (act: BulkAct, type: AnyContentType, record: AnyRecord): boolean => {
  const isPublic = isPublicRecord(type.workflow, record)
  if (act === 'publish') return !isPublic || record.hasUnpublishedChanges === true
  if (act === 'unpublish') return isPublic
  const step = TRANSITION_NAMES.find((name) => name === act)
  const definition = step === undefined ? null : transitionIn(type.workflow, step)
  return definition === null || record.status === undefined || definition.from.includes(record.status)
}

/** The selected records as an act on many takes them; of rows that were ticked one by one, those that the act would change. */
export const chosenBy = ({ records, except }: Selection, query: ListQuery, act: BulkAct, type: AnyContentType): Chosen => {
  if (except !== null) return { choice: { query: matchingQuery(query), except: [...except] }, known: [] }
  const known = [...records.values()].filter((record) => isChangedBy(act, type, record))
  return { choice: { ids: known.map(({ id }) => id) }, known }
}
