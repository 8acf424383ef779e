import { roleAtLeast } from '@captain/auth-core'
import { refusedIssues, TRANSITION_NAMES, transitionIn, type Transition, type Values, workflowOf } from '@captain/content-core'
import { badRequest, forbidden, methodNotAllowed } from '@captain/http-server'
import { isStorable } from '@captain/validation'
import { ContentIssues, tooManyRecords } from '../errors.ts'
import { isId } from '../store/ids.ts'
import { sentNote } from '../staff/request-body.ts'
import { isEditable, isRemovable, type StaffCall } from '../staff/staff-endpoint.ts'
import type { StepInput } from '../store/transition.ts'
import { MOST_RECORDS } from './matching-ids.ts'

/** An action on each of many records. */
export type BulkAction =
  | { readonly name: 'delete' | 'restore' }
  | { readonly name: 'edit' | 'publish' | 'unpublish'; readonly changes: Values }
  | { readonly name: Transition; readonly transition: Transition; readonly input: StepInput }

/** Selects records: by id, or all records that match a list's query string except some, after an id. */
export type BulkChoice =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly except: readonly string[]; readonly after: string }

const malformed = (parameter: string) => badRequest('malformed-parameter', parameter)

const idsOf = (value: unknown, parameter: string): readonly string[] => {
  if (!Array.isArray(value) || !value.every((id): id is string => typeof id === 'string' && isStorable(id))) throw malformed(parameter)
  const ids = [...new Set(value)]
  if (ids.length > MOST_RECORDS) throw tooManyRecords(MOST_RECORDS)
  return ids
}

/** Reads the selection of a body. Throws 400, also for both forms or neither. */
export const bulkChoice = ({ ids, query, except = [], after = '' }: Values): BulkChoice => {
  if ((ids === undefined) === (query === undefined)) throw malformed('ids')
  if (query === undefined) return { ids: idsOf(ids, 'ids') }
  if (typeof query !== 'string') throw malformed('query')
  if (typeof after !== 'string' || (after !== '' && !isId(after))) throw malformed('after')
  return { query, except: idsOf(except, 'except'), after }
}

/** Returns the number of records that this pass processes; default: all of them. Throws 400. */
export const passLimit = ({ limit = MOST_RECORDS }: Values): number => {
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > MOST_RECORDS) throw malformed('limit')
  return limit
}

/** Returns the operation that a body continues, or null. Throws 400. */
export const passOperation = ({ operation = null }: Values): string | null => {
  if (operation !== null && (typeof operation !== 'string' || !isId(operation))) throw malformed('operation')
  return operation
}

const changesOf = (value: unknown): Values => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed('changes')
  return value as Values
}

const edit = ({ type }: StaffCall, sent: unknown): BulkAction => {
  const changes = changesOf(sent)
  const unknown = Object.keys(changes).filter((name) => !Object.hasOwn(type.fields, name))
  const issues = [
    ...unknown.map((path) => ({ path, rule: 'unknownKeys', params: { key: path } })),
    ...refusedIssues(type, changes, 'staff'),
  ]
  if (issues.length > 0) throw new ContentIssues(issues)
  return { name: 'edit', changes }
}

const step = ({ type, context }: StaffCall, transition: Transition, { changes = {}, note }: Values): BulkAction => {
  const definition = transitionIn(type.workflow, transition)
  if (definition === null) throw methodNotAllowed(['GET'])
  if (definition.role !== undefined && !roleAtLeast(context.role, definition.role)) throw forbidden()
  return { name: transition, transition, input: { changes: changesOf(changes), note: sentNote(note) } }
}

/**
 * Reads the action of a body. Throws 400 for an unknown action, 403 and 405 if the role or type does not allow it,
 * ContentIssues for fields that users may not set.
 */
export const bulkAction = (call: StaffCall, body: Values): BulkAction => {
  const { type } = call
  const { action } = body
  if (action === 'delete' || action === 'restore') {
    if (!isRemovable(type)) throw methodNotAllowed(['GET'])
    return { name: action }
  }
  if (!isEditable(type)) throw methodNotAllowed(['GET'])
  if (action === 'edit') return edit(call, body['changes'])
  if (workflowOf(type.workflow).exposure === 'switch' && (action === 'publish' || action === 'unpublish'))
    return { name: action, changes: { isPublished: action === 'publish' } }
  const transition = TRANSITION_NAMES.find((name) => name === action)
  if (transition === undefined) throw malformed('action')
  return step(call, transition, body)
}
