import type { DescribeContext, JsonSchema } from '@captain/http-server'
import {
  acceptedFields,
  sequenceOf,
  TRANSITION_NAMES,
  transitionIn,
  WORKFLOW_MESSAGES,
  hasTransitions,
  listedNames,
  workflowOf,
  type AnyContentType,
  type ErasedTypeMessages,
  type Tenant,
  type Transition,
} from '@captain/content-core'
import { publicNames, type View } from '../delivery/public-type.ts'
import { imageNames } from '../staff-api/listed-fields.ts'
import { hasReadMarks } from '../staff-api/read-marks/read-marks.ts'
import { sharedRef } from './components.ts'
import { fieldsSchema, requiredNames, type Seen } from './field-schema.ts'
import { arrayOf, jsonSchemaOf, objectOf, orNull, propertiesOf, requiredOf } from './json-schema.ts'
import { id, instant } from './shared-schemas.ts'

/** A content type with its labels and the description that collects its schemas. */
export type Subject = {
  readonly describing: DescribeContext
  readonly tenant: Tenant
  readonly type: AnyContentType
  readonly words: ErasedTypeMessages | undefined
}

/** Returns the display name of the type. */
export const nameOf = ({ type, words }: Pick<Subject, 'type' | 'words'>): string => words?.name ?? type.name

const INSTANT = jsonSchemaOf(instant)
const ID = jsonSchemaOf(id)

const wordsOf = ({ describing, words }: Subject) => ({ ...WORKFLOW_MESSAGES[describing.locale], ...words?.fields })

const part = (subject: Subject, seen: Seen, names: (name: string) => boolean): JsonSchema => {
  const fields = Object.fromEntries(Object.entries(subject.type.fields).filter(([name]) => names(name)))
  return fieldsSchema(fields, { describing: subject.describing, seen }, wordsOf(subject))
}

const named = ({ describing, tenant, type }: Subject, part: string, make: () => JsonSchema): JsonSchema =>
  describing.shared([tenant.slug, type.name, part].filter(Boolean).join('.'), make)

const systemProperties = ({ describing, type }: Subject): Readonly<Record<string, JsonSchema>> => {
  const { states, statuses, exposure } = workflowOf(type.workflow)
  const person = { anyOf: [sharedRef(describing, 'Person'), { type: 'null' }] }
  return {
    id: ID,
    createdAt: INSTANT,
    createdBy: person,
    updatedAt: INSTANT,
    updatedBy: person,
    localeUpdatedAt: objectOf({ ja: orNull(INSTANT), en: orNull(INSTANT) }),
    englishBehind: { type: 'array', items: { type: 'string' } },
    lockVersion: { type: 'integer', minimum: 1 },
    deletedAt: orNull(INSTANT),
    state: { type: 'string', enum: states },
    ...(hasTransitions(type.workflow) && { status: { type: 'string', enum: statuses } }),
    ...(exposure === 'transition' && {
      firstPublishedAt: orNull(INSTANT),
      publishedAt: orNull(INSTANT),
      hasUnpublishedChanges: { type: 'boolean' },
    }),
  }
}

const readOnly = (properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, { ...schema, readOnly: true }]))

const recordWith = (subject: Subject, names: (name: string) => boolean, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => {
  const properties = { ...readOnly(systemProperties(subject)), ...propertiesOf(part(subject, 'kept', names)), ...more }
  const own = hasReadMarks(subject.type) ? { ...properties, readAt: { ...orNull(INSTANT), readOnly: true } } : properties
  // Optional, because `readAt` exists for the reading account only.
  return objectOf(own, Object.keys(properties))
}

/** Returns the schema of a record in the back office. */
const recordSchema = (subject: Subject): JsonSchema => named(subject, '', () => recordWith(subject, () => true))

/** Returns the schema of a record with the names of the records that it references. */
export const responseSchemaOf = (subject: Subject): JsonSchema =>
  named(subject, 'answer', () => recordWith(subject, () => true, { included: sharedRef(subject.describing, 'Included') }))

/** Lists contain the addresses of images in records, not the images. */
const PICTURE_ADDRESS: JsonSchema = orNull({ type: 'string', format: 'uri-reference' })

/** Returns the schema of a listed record: in the trash with the account that deleted it, elsewhere with the number of references. */
const listedSchema = (subject: Subject, names: (name: string) => boolean): JsonSchema => {
  const record = recordWith(subject, names)
  const deletedBy = { anyOf: [sharedRef(subject.describing, 'Person'), { type: 'null' }], readOnly: true }
  const counts = Object.fromEntries(Object.keys(subject.type.relationCounts).map((name) => [name, sharedRef(subject.describing, 'Count')]))
  const counted = Object.keys(counts).length === 0 ? {} : { counted: { type: 'object', properties: counts, readOnly: true } }
  const excerpt = subject.type.excerpt === null ? {} : { excerpt: { ...orNull({ type: 'string' }), readOnly: true } }
  const pictures = Object.fromEntries(imageNames(subject.type).flatMap((name) => (names(name) ? [[name, PICTURE_ADDRESS]] : [])))
  return { ...record, properties: { ...propertiesOf(record), ...pictures, deletedBy, ...counted, ...excerpt } }
}

/** Returns the schema of a page of a list, with the listed fields. */
export const listSchema = (subject: Subject): JsonSchema =>
  named(subject, 'list', () => {
    const listed = listedNames(subject.type)
    const count = sharedRef(subject.describing, 'Count')
    const properties = {
      items: arrayOf(named(subject, 'listed', () => listedSchema(subject, (name) => listed.includes(name)))),
      next: { type: ['string', 'null'] },
      count,
      states: { type: 'object', additionalProperties: count },
      included: sharedRef(subject.describing, 'Included'),
    }
    return objectOf(properties, ['items', 'next', 'count', 'included'])
  })

const isStaffs = ({ type }: Subject, name: string): boolean => {
  const field = type.fields[name]
  return field?.compute === null && field.setBy === 'staff'
}

/** Returns the schema of a create request. */
export const draftSchema = (subject: Subject): JsonSchema =>
  named(subject, 'draft', () => {
    const fields = part(subject, 'sent', (name) => isStaffs(subject, name))
    return objectOf(
      propertiesOf(fields),
      requiredOf(fields).filter((name) => name !== 'sortOrder'),
    )
  })

const LOCK_VERSION: JsonSchema = { type: 'integer', minimum: 0 }

/** Returns the schema of an update request: only the fields to change. */
export const changesSchema = (subject: Subject): JsonSchema =>
  named(subject, 'changes', () =>
    objectOf({ ...propertiesOf(part(subject, 'sent', (name) => isStaffs(subject, name))), lockVersion: LOCK_VERSION }, []),
  )

/** Returns the schema of the body of a transition. */
export const transitionSchema = (subject: Subject, transition: Transition): JsonSchema => {
  const step = transitionIn(subject.type.workflow, transition)
  const accepted = acceptedFields(subject.type, transition)
  const fields = part(subject, 'sent', (name) => accepted.includes(name))
  const note: JsonSchema = { type: step?.note === 'required' ? 'string' : ['string', 'null'], maxLength: 2000 }
  return objectOf({ ...propertiesOf(fields), note, lockVersion: LOCK_VERSION }, step?.note === 'required' ? ['note'] : [])
}

/** Returns the schema of the body of several transitions in one act. */
export const sequenceSchema = (subject: Subject): JsonSchema => {
  const transitions = TRANSITION_NAMES.filter((one) => sequenceOf(subject.type.workflow, [one]) !== null)
  const accepted = transitions.flatMap((one) => acceptedFields(subject.type, one))
  const properties = {
    transitions: { type: 'array', items: { type: 'string', enum: transitions }, minItems: 1 },
    changes: objectOf(propertiesOf(part(subject, 'sent', (name) => accepted.includes(name))), []),
    note: { type: ['string', 'null'], maxLength: 2000 },
    lockVersion: LOCK_VERSION,
  }
  return objectOf(properties, ['transitions'])
}

/** Returns the schema of the problem for a change based on an older version. */
export const conflictSchema = (subject: Subject): JsonSchema =>
  named(subject, 'conflict', () => {
    const record = { anyOf: [recordSchema(subject), { type: 'null' }] }
    return {
      allOf: [sharedRef(subject.describing, 'Problem')],
      type: 'object',
      properties: { current: record, base: record },
    }
  })

/** Returns the schema of a record in the delivery API, in one language. */
export const deliveredSchema = (subject: Subject, view: View): JsonSchema =>
  named(subject, view === 'list' ? 'public-listed' : 'public', () => {
    const { describing, type } = subject
    const names = publicNames(type, view)
    const neighbour = { anyOf: [sharedRef(describing, 'DeliveredReference'), { type: 'null' }] }
    return objectOf({
      id: ID,
      updatedAt: orNull(INSTANT),
      ...(workflowOf(type.workflow).isChronological && { firstPublishedAt: orNull(INSTANT) }),
      fallback: arrayOf({ type: 'string' }),
      ...(view === 'detail' && { untranslated: arrayOf({ type: 'string' }) }),
      ...propertiesOf(part(subject, 'delivered', (name) => names.includes(name))),
      ...(workflowOf(type.workflow).isChronological && view === 'detail' && { prev: neighbour, next: neighbour }),
    })
  })

/** Returns the schema of a page of the delivery API. */
export const deliveredListSchema = (subject: Subject): JsonSchema =>
  named(subject, 'public-list', () =>
    objectOf({
      items: arrayOf(deliveredSchema(subject, 'list')),
      next: { type: ['string', 'null'] },
      count: sharedRef(subject.describing, 'Count'),
    }),
  )

/** Returns the schema of a submission. */
export const submissionSchema = (subject: Subject): JsonSchema =>
  named(subject, 'submission', () => {
    const fields = subject.type.submission?.fields ?? {}
    const sent = fieldsSchema(fields, { describing: subject.describing, seen: 'sent' }, wordsOf(subject))
    return objectOf(propertiesOf(sent), requiredNames(fields))
  })
