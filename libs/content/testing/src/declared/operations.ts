import {
  TRANSITION_NAMES,
  transitionIn,
  workflowOf,
  type AnyContentType,
  type AnyRecord,
  type Transition,
  type Values,
} from '@captain/content-core'
import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import type { Method } from '@captain/http'
import { fieldsSetBy, hasPreview, isEdited, isRemoved, isSorted, originOf } from './abilities.ts'

/** One thing that the staff API may do with a record of a type. */
export type Operation = {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly body?: unknown
  /** Least role of those who may. */
  readonly role: MemberRole
  readonly writes: boolean
  /** Whether the declaration has it at all. */
  readonly isOffered: boolean
}

type Aim = {
  readonly type: AnyContentType
  readonly path: string
  readonly tenantPath: string
  readonly record: AnyRecord
  readonly body: Values
}

const highest = (one: MemberRole, other: MemberRole): MemberRole => (roleAtLeast(one, other) ? one : other)

const reading = ({ type, path, record }: Aim): readonly Operation[] => {
  const [unique] = Object.entries(type.fields).find(([, field]) => field.unique) ?? []
  const read = { method: 'GET', role: type.access.read, writes: false, isOffered: true } as const
  const at = `${path}/${record.id}`
  return [
    { ...read, name: 'list', path },
    { ...read, name: 'trash', path: `${path}?trash=true` },
    { ...read, name: 'get', path: at },
    { ...read, name: 'revisions', path: `${at}/revisions` },
    { ...read, name: 'revision', path: `${at}/revisions/${record.lockVersion}` },
    { ...read, name: 'used by', path: `${at}/used-by` },
    { ...read, name: 'events', path: `${at}/events` },
    { ...read, name: 'presence', path: `${at}/presence`, isOffered: isEdited(type) },
    { ...read, name: 'preview', path: `${at}/preview`, isOffered: hasPreview(type) },
    ...(unique === undefined ? [] : [{ ...read, name: 'duplicate check', path: `${path}/duplicate-check?field=${unique}&value=x` }]),
    { ...read, name: 'views', path: `${path}/views` },
    { ...read, name: 'export', path: `${path}.csv`, role: highest(type.access.read, type.access.export) },
    { ...read, name: 'mark as read', method: 'POST', path: `${at}/read`, isOffered: type.workflow === 'inbox' },
  ]
}

const stepRole = (type: AnyContentType, transition: Transition): MemberRole =>
  transitionIn(type.workflow, transition)?.role ?? type.access.write

const writing = ({ type, path, tenantPath, record, body }: Aim): readonly Operation[] => {
  const { lockVersion } = record
  const at = `${path}/${record.id}`
  const write = { method: 'POST', role: type.access.write, writes: true, isOffered: isEdited(type) } as const
  const isMade = originOf(type) === 'made'
  const isBulk = isEdited(type) && type.workflow !== 'legal'
  const [first] = Object.keys(fieldsSetBy(type))
  const changes = first === undefined ? {} : { [first]: body[first] }
  return [
    { ...write, name: 'create', path, body, isOffered: isMade },
    { ...write, name: 'update', method: 'PATCH', path: at, body: { ...changes, lockVersion } },
    { ...write, name: 'replace', method: 'PUT', path: at, body: { ...changes, lockVersion }, isOffered: false },
    { ...write, name: 'duplicate', path: `${at}/duplicate`, isOffered: isMade },
    { ...write, name: 'delete', method: 'DELETE', path: at, isOffered: isRemoved(type) },
    { ...write, name: 'restore', path: `${at}/restore`, isOffered: isRemoved(type) },
    { ...write, name: 'restore a revision', path: `${at}/revisions/${lockVersion}/restore`, body: { lockVersion } },
    { ...write, name: 'reorder', path: `${path}/reorder`, body: { ids: [record.id] }, isOffered: isSorted(type) },
    { ...write, name: 'presence', path: `${at}/presence`, body: {} },
    { ...write, name: 'bulk', path: `${path}/bulk`, body: { action: 'edit', changes, ids: [record.id] }, isOffered: isBulk },
    { ...write, name: 'undo', path: `${path}/bulk/${record.id}/undo`, isOffered: isBulk },
    { ...write, name: 'import', path: `${path}/import`, isOffered: isBulk },
    { ...write, name: 'batch', path: `${tenantPath}/batch`, body: { changes: [{ type: type.name, id: record.id, lockVersion, changes }] } },
    ...TRANSITION_NAMES.map((transition) => ({
      ...write,
      name: transition,
      path: `${at}/${transition}`,
      body: { lockVersion },
      role: stepRole(type, transition),
      isOffered: isEdited(type) && Object.hasOwn(workflowOf(type.workflow).transitions, transition),
    })),
  ]
}

/** Everything that the staff API does with types, aimed at one record: also what this type does not have. */
export const operationsOn = (aim: Aim): readonly Operation[] => [...reading(aim), ...writing(aim)]
