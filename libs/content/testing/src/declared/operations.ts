import {
  rightOfField,
  hasPersonalData,
  TRANSITION_NAMES,
  transitionIn,
  WORKFLOWS,
  workflowOf,
  type AnyContentType,
  type Status,
  type Transition,
  type Workflow,
  hasPreview,
  hasSequence,
  sequenceFrom,
  rightsToChange,
} from '@captain/content-core'
import { TYPE_RIGHT_NAMES, type KeyScope, type TypeRight, higherRole } from '@captain/auth-core'
import { editedName, isEdited, isRemoved, isSorted, originOf } from './abilities.ts'
import type { Operation } from './operation.ts'

const TENANT = '/api/v1/tenants/:tenant'
const READS: readonly TypeRight[] = ['read']
/** The rights that change something: each lets a role see personal data and share views. */
const WRITES: readonly TypeRight[] = TYPE_RIGHT_NAMES.filter((right) => right !== 'read' && right !== 'export')
const TYPE = `${TENANT}/:type`
const RECORD = `${TYPE}/:id`

/** Returns the key scopes of a type: inboxes, orders and personal data need separate scopes, and no key reaches types with secrets. */
const keyScopes = (type: AnyContentType, scope: KeyScope): readonly KeyScope[] | null => {
  if (Object.values(type.fields).some(({ kind }) => kind === 'secret')) return null
  const isPersonal = type.workflow === 'inbox' || type.workflow === 'order' || type.submission !== null || hasPersonalData(type)
  return isPersonal ? [scope, 'submissions:read'] : [scope]
}

const reading = (type: AnyContentType): readonly Operation[] => {
  const [unique, uniqueField] = Object.entries(type.fields).find(([, field]) => field.unique) ?? []
  const picture = Object.keys(type.fields).find((name) => type.fields[name]?.kind === 'inlineImage')
  // The uniqueness check reveals personal data, so only roles that see it may call it.
  const mayAsk = uniqueField?.personal === true ? higherRole(type.access.read, type.access.write) : type.access.read
  const read = { method: 'GET', role: type.access.read, writes: false, isOffered: true, answer: 200, absent: 405, rights: READS } as const
  const reads = { ...read, keyScopes: keyScopes(type, 'content:read') }
  const ofList = { ...reads, path: TYPE, on: 'nothing' } as const
  const ofRecord = { ...reads, on: 'record' } as const
  const ofPerson = { ...ofRecord, keyScopes: null } as const
  const trial = `${RECORD}/trial`
  return [
    { ...ofList, name: 'list' },
    { ...ofList, name: 'trash', query: '?trash=true' },
    {
      ...ofList,
      name: 'export',
      path: `${TYPE}.csv`,
      role: higherRole(type.access.read, type.access.export),
      keyRole: type.access.read,
      rights: ['export'],
    },
    ...(unique === undefined
      ? []
      : [
          {
            ...ofList,
            name: 'duplicate check',
            path: `${TYPE}/duplicate-check`,
            query: `?field=${unique}&value=x`,
            role: mayAsk,
            ...(uniqueField?.personal === true && { rights: WRITES }),
            keyRole: type.access.read,
          },
        ]),
    { ...ofRecord, name: 'get', path: RECORD },
    { ...ofRecord, name: 'revisions', path: `${RECORD}/revisions` },
    { ...ofRecord, name: 'revision', path: `${RECORD}/revisions/:number` },
    { ...ofRecord, name: 'picture', path: `${RECORD}/picture`, query: `?field=${picture ?? 'none'}`, isOffered: picture !== undefined },
    { ...ofRecord, name: 'used by', path: `${RECORD}/used-by` },
    { ...ofPerson, name: 'events', path: `${RECORD}/events` },
    { ...ofPerson, name: 'who edits', path: `${RECORD}/presence`, isOffered: isEdited(type) },
    { ...ofPerson, name: 'last trial', path: trial, isOffered: type.connectionTest !== null },
    { ...ofPerson, name: 'preview', path: `${RECORD}/preview`, isOffered: hasPreview(type), absent: 404 },
    { ...ofPerson, name: 'mark as read', method: 'POST', path: `${RECORD}/read`, isOffered: type.workflow === 'inbox', answer: 204 },
  ]
}

/** Operations on saved views: each reader has separate views, and roles that write may share them. */
const viewing = (type: AnyContentType): readonly Operation[] => {
  const own = { role: type.access.read, keyScopes: null, writes: true, isOffered: true, absent: 405, rights: READS } as const
  const view = (isShared: boolean) => ({ name: 'View', query: {}, isShared })
  const path = `${TYPE}/views`
  const role = higherRole(type.access.read, type.access.write)
  const keep: Operation = { ...own, name: 'keep a view', method: 'POST', path, on: 'nothing', answer: 201, body: () => view(false) }
  const ofView = { ...own, path: `${path}/:view`, on: { madeBy: keep, key: 'id' } } as const
  return [
    { ...own, name: 'views', method: 'GET', path, on: 'nothing', writes: false, answer: 200 },
    keep,
    { ...keep, name: 'share a view', role, rights: WRITES, body: () => view(true) },
    { ...ofView, name: 'change a view', method: 'PATCH', answer: 200, body: () => ({ name: 'Other' }) },
    { ...ofView, name: 'forget a view', method: 'DELETE', answer: 204 },
  ]
}

const writeOf = (type: AnyContentType) =>
  ({
    method: 'POST',
    role: type.access.write,
    keyScopes: keyScopes(type, 'content:write'),
    writes: true,
    isOffered: isEdited(type),
    answer: 200,
    absent: 405,
    rights: ['update'],
  }) as const

/** The field that is changed decides about the right. */
const rightToEdit = (type: AnyContentType) => ({ rights: [rightOfField(type, editedName(type))] }) as const

const writing = (type: AnyContentType): readonly Operation[] => {
  const write = { ...writeOf(type), on: 'record' } as const
  const changing = rightToEdit(type)
  const origin = originOf(type)
  // The sample data uses every option of a scarce choice.
  const made = { isOffered: origin === 'made' || origin === 'scarce', answer: origin === 'scarce' ? 422 : 201 } as const
  const isRemovable = isRemoved(type)
  const [revealed] = Object.entries(type.fields).find(([, field]) => field.kind === 'secret' && field.config.isRevealable) ?? []
  return [
    { ...write, ...made, name: 'create', rights: ['create'], path: TYPE, on: 'nothing', body: ({ sample }) => sample() },
    {
      ...write,
      ...made,
      name: 'duplicate',
      rights: ['create'],
      path: `${RECORD}/duplicate`,
      isOffered: made.isOffered && type.duplicable,
      on: type.workflow === 'legal' ? 'published record' : 'record',
      answer: type.uniqueTogether.length > 0 ? 422 : 201,
    },
    {
      ...write,
      ...changing,
      name: 'update',
      method: 'PATCH',
      path: RECORD,
      body: async ({ edit, lockVersion }) => ({ ...(await edit()), lockVersion }),
    },
    {
      ...write,
      ...changing,
      name: 'update several',
      keyScopes: null,
      path: `${TENANT}/batch`,
      body: async ({ type: name, id, lockVersion, edit }) => ({ changes: [{ type: name, id, lockVersion, changes: await edit() }] }),
    },
    { ...write, name: 'say that one edits', rights: rightsToChange(type), keyScopes: null, path: `${RECORD}/presence`, body: () => ({}) },
    { ...write, name: 'restore a revision', path: `${RECORD}/revisions/:number/restore`, body: ({ lockVersion }) => ({ lockVersion }) },
    {
      ...write,
      name: 'sort',
      rights: ['publish'],
      path: `${TYPE}/reorder`,
      isOffered: isSorted(type),
      keyScopes: keyScopes(type, 'content:publish'),
      answer: 204,
      body: ({ id }) => ({ ids: [id] }),
    },
    { ...write, name: 'delete', rights: ['delete'], method: 'DELETE', path: RECORD, on: 'new record', isOffered: isRemovable, answer: 204 },
    { ...write, name: 'restore', rights: ['delete'], path: `${RECORD}/restore`, on: 'record in the trash', isOffered: isRemovable },
    {
      ...write,
      name: 'reveal',
      path: `${RECORD}/reveal`,
      isOffered: revealed !== undefined,
      keyScopes: null,
      body: () => ({ field: revealed ?? 'none' }),
    },
    { ...write, name: 'try', path: `${RECORD}/trial`, isOffered: type.connectionTest !== null, keyScopes: null, body: () => ({}) },
  ]
}

const fileOf = (id: string): FormData => {
  const form = new FormData()
  form.set('file', new File([`id\r\n${id}\r\n`], 'sample.csv', { type: 'text/csv' }))
  return form
}

const writingMany = (type: AnyContentType): readonly Operation[] => {
  const many = { ...writeOf(type), keyScopes: null, isOffered: isEdited(type) && type.workflow !== 'legal' } as const
  const plan = { mapping: ['id'], mode: 'update', key: 'id' }
  const bulk: Operation = {
    ...many,
    ...rightToEdit(type),
    name: 'change many',
    path: `${TYPE}/bulk`,
    on: 'record',
    body: async ({ id, edit }) => ({ action: 'edit', changes: await edit(), ids: [id] }),
  }
  const importRecords: Operation = {
    ...many,
    name: 'import',
    path: `${TYPE}/import`,
    on: 'record',
    answer: 201,
    form: ({ id }) => fileOf(id),
  }
  const ofImport = { ...many, on: { madeBy: importRecords, key: 'id' }, body: () => plan } as const
  return [
    bulk,
    { ...many, ...rightToEdit(type), name: 'undo', path: `${TYPE}/bulk/:operation/undo`, on: { madeBy: bulk, key: 'operation' } },
    importRecords,
    { ...ofImport, name: 'check an import', path: `${TYPE}/import/:id/check` },
    { ...ofImport, name: 'apply an import', path: `${TYPE}/import/:id/apply` },
  ]
}

/** Transitions that change public content, in every workflow. */
const PUBLIC_STEPS: ReadonlySet<string> = new Set(
  (Object.keys(WORKFLOWS) as readonly Workflow[])
    .map((workflow) => workflowOf(workflow))
    .flatMap(({ exposure, transitions }) => (exposure === 'transition' ? Object.keys(transitions) : [])),
)

const stepping = (type: AnyContentType): readonly Operation[] =>
  TRANSITION_NAMES.map((step) => {
    const definition = transitionIn(type.workflow, step as Transition)
    const isOffered = isEdited(type) && definition !== null
    const from = (definition?.from ?? workflowOf(type.workflow).statuses)[0] as Status
    return {
      ...writeOf(type),
      name: step,
      rights: [PUBLIC_STEPS.has(step) ? 'publish' : 'process'],
      path: `${RECORD}/${step}`,
      on: isOffered ? { step, from } : 'record',
      role: definition?.role ?? type.access.write,
      keyScopes: keyScopes(type, PUBLIC_STEPS.has(step) ? 'content:publish' : 'content:write'),
      isOffered,
      body: ({ brought, lockVersion }) => ({ ...brought, lockVersion }),
    }
  })

/** A call that is noted needs no address, and sends no mail. */
const CALL = { way: 'phone', body: '電話で答えました。' } as const

const replying = (type: AnyContentType): readonly Operation[] => {
  const handle = { ...writeOf(type), rights: ['process'], path: `${RECORD}/replies`, on: 'record', keyScopes: null } as const
  const isOffered = type.repliesIn !== null
  return [
    { ...handle, name: 'replies', method: 'GET', writes: false, isOffered },
    {
      ...handle,
      name: 'reply',
      isOffered,
      answer: 201,
      headers: ({ lockVersion }) => ({ 'if-match': `"${lockVersion}"` }),
      body: () => CALL,
    },
  ]
}

/** Several transitions in one act. One of them is enough here: tests of the server cover the sequences. */
const steppingOn = (type: AnyContentType): Operation => {
  const isOffered = isEdited(type) && hasSequence(type.workflow)
  const step = isOffered ? TRANSITION_NAMES.find((one) => sequenceFrom(type.workflow, one).length > 1) : undefined
  const definition = step === undefined ? null : transitionIn(type.workflow, step)
  return {
    ...writeOf(type),
    name: 'transitions',
    rights: ['process'],
    path: `${RECORD}/transitions`,
    on: step === undefined || definition === null ? 'record' : { step, from: definition.from[0] as Status },
    role: definition?.role ?? type.access.write,
    isOffered,
    body: ({ brought: { note, ...changes }, lockVersion }) => ({ transitions: [step ?? 'publish'], changes, note, lockVersion }),
  }
}

/** Lists all operations of the staff API on records of content types, and whether this type has them. */
export const operationsOf = (type: AnyContentType): readonly Operation[] => [
  ...reading(type),
  ...viewing(type),
  ...writing(type),
  ...writingMany(type),
  ...replying(type),
  ...stepping(type),
  steppingOn(type),
]
