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
import type { BulkActionOption } from './bulk-actions.ts'
import { matchingQuery } from './matching-query.ts'
import type { Chosen } from './chosen.ts'
import type { RowSelection } from './row-selection.ts'

/** Returns how many records are selected; for all matching ones, as far as the list has counted them. */
export const sizeOf = ({ records, except }: RowSelection<unknown>, count: Count): Count =>
  except === null ? { value: records.size, capped: false } : { value: Math.max(0, count.value - except.size), capped: count.capped }

/**
 * Whether an action changes a record. A public record needs no publishing unless edited since, and a transition starts from certain states
 * only.
 */
const isChangedBy = (option: BulkActionOption, type: AnyContentType, record: AnyRecord): boolean => {
  const isPublic = isPublicRecord(type.workflow, record)
  if (option === 'publish') return !isPublic || record.hasUnpublishedChanges === true
  if (option === 'unpublish') return isPublic
  const step = TRANSITION_NAMES.find((name) => name === option)
  const definition = step === undefined ? null : transitionIn(type.workflow, step)
  return definition === null || record.status === undefined || definition.from.includes(record.status)
}

/** Returns the selection for a bulk action; of rows ticked one by one, only those that the action would change. */
export const toBulkSelection = (
  { records, except }: Selection,
  query: ListQuery,
  option: BulkActionOption,
  type: AnyContentType,
): Chosen => {
  if (except !== null) return { choice: { query: matchingQuery(query), except: [...except] }, known: [] }
  const known = [...records.values()].filter((record) => isChangedBy(option, type, record))
  return { choice: { ids: known.map(({ id }) => id) }, known }
}
