import {
  fieldAccessIn,
  forbiddenFieldIssues,
  mayTransition,
  rightsToChange,
  TRANSITION_NAMES,
  transitionIn,
  type AnyContentType,
  type Transition,
  type Values,
  workflowOf,
  isEditable,
  isRemovable,
} from '@captain/content-core'
import { badRequest, forbidden, methodNotAllowed } from '@captain/http-server'
import { isObject, isStorable } from '@captain/validation'
import { ContentIssues, tooManyRecords } from '../errors.ts'
import { isId } from '../store/ids.ts'
import { parseNote } from '../staff-api/request-body.ts'
import { assertRight, type StaffCall } from '../staff-api/staff-endpoint.ts'
import type { TransitionInput } from '../store/transition.ts'
import { MAX_BULK_RECORDS } from './matching-ids.ts'

/** An action on each of many records. */
export type BulkAction =
  | { readonly name: 'delete' | 'restore' }
  | { readonly name: 'edit' | 'publish' | 'unpublish'; readonly changes: Values }
  | { readonly name: Transition; readonly transition: Transition; readonly input: TransitionInput }

/** Selects records: by id, or all records that match a list's query string except some, after an id. */
export type BulkSelection =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly except: readonly string[]; readonly after: string }

const malformed = (parameter: string) => badRequest('malformed-parameter', parameter)

const idsOf = (value: unknown, parameter: string): readonly string[] => {
  if (!Array.isArray(value) || !value.every((id): id is string => typeof id === 'string' && isStorable(id))) throw malformed(parameter)
  const ids = [...new Set(value)]
  if (ids.length > MAX_BULK_RECORDS) throw tooManyRecords(MAX_BULK_RECORDS)
  return ids
}

/** Reads the selection of a body. Throws 400, also for both forms or neither. */
export const parseBulkSelection = ({ ids, query, except = [], after = '' }: Values): BulkSelection => {
  if ((ids === undefined) === (query === undefined)) throw malformed('ids')
  if (query === undefined) return { ids: idsOf(ids, 'ids') }
  if (typeof query !== 'string') throw malformed('query')
  if (typeof after !== 'string' || (after !== '' && !isId(after))) throw malformed('after')
  return { query, except: idsOf(except, 'except'), after }
}

/** Returns the number of records that this pass processes; default: all of them. Throws 400. */
export const passLimit = ({ limit = MAX_BULK_RECORDS }: Values): number => {
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > MAX_BULK_RECORDS) throw malformed('limit')
  return limit
}

/** Returns the operation that a body continues, or null. Throws 400. */
export const passOperation = ({ operation = null }: Values): string | null => {
  if (operation !== null && (typeof operation !== 'string' || !isId(operation))) throw malformed('operation')
  return operation
}

const changesOf = (value: unknown): Values => {
  if (!isObject(value)) throw malformed('changes')
  return value
}

/** Returns issues for the fields that a custom role may not change in any record. */
const readOnlyIssues = (type: AnyContentType, { rights }: AnyContentType, changes: Values) =>
  Object.keys(changes)
    .filter((name) => rights !== undefined && Object.hasOwn(type.fields, name) && fieldAccessIn(type, rights, name, 'change') !== 'write')
    .map((path) => ({ path, rule: 'readOnly', params: {} }))

const edit = ({ type, seen }: StaffCall, sent: unknown): BulkAction => {
  const changes = changesOf(sent)
  const unknown = Object.keys(changes).filter((name) => !Object.hasOwn(type.fields, name))
  const issues = [
    ...unknown.map((path) => ({ path, rule: 'unknownKeys', params: { key: path } })),
    ...forbiddenFieldIssues(type, changes, 'staff'),
    ...readOnlyIssues(type, seen, changes),
  ]
  if (issues.length > 0) throw new ContentIssues(issues)
  return { name: 'edit', changes }
}

const step = ({ type, seen, context }: StaffCall, transition: Transition, { changes = {}, note }: Values): BulkAction => {
  const definition = transitionIn(type.workflow, transition)
  if (definition === null) throw methodNotAllowed(['GET'])
  if (!mayTransition(seen, context.role, transition)) throw forbidden()
  return { name: transition, transition, input: { changes: changesOf(changes), note: parseNote(note) } }
}

/**
 * Reads the action of a body. Throws 400 for an unknown action, 403 and 405 if the role or type does not allow it,
 * ContentIssues for fields that users may not set.
 */
export const parseBulkAction = (call: StaffCall, body: Values): BulkAction => {
  const { type, seen } = call
  const { action } = body
  if (action === 'delete' || action === 'restore') {
    if (!isRemovable(type)) throw methodNotAllowed(['GET'])
    assertRight(seen, 'delete')
    return { name: action }
  }
  if (!isEditable(type)) throw methodNotAllowed(['GET'])
  if (action === 'edit') {
    assertRight(seen, ...rightsToChange(type))
    return edit(call, body['changes'])
  }
  if (workflowOf(type.workflow).exposure === 'toggle' && (action === 'publish' || action === 'unpublish')) {
    assertRight(seen, 'publish')
    return { name: action, changes: { isPublished: action === 'publish' } }
  }
  const transition = TRANSITION_NAMES.find((name) => name === action)
  if (transition === undefined) throw malformed('action')
  return step(call, transition, body)
}
