import { isDelivered, ownerOnlyFields, slugField, workflowOf, type AnyField, type Fields } from '@captain/content-core'
import { editedName, fieldsSetBy, isEdited, isPlural, isRemoved, originOf } from '../declared/abilities.ts'
import { neededNames, pathsForPublishing } from '../samples/sample-values.ts'
import { fieldFact, IN_PUBLIC, ON_SCREENS, type Unread } from './field-fact.ts'
import type { Subject } from './subject.ts'

/** What the tests of a suite depend on in a type: the suite runs for a set of types that has every fact of every type. */
export type Facts = (subject: Subject) => readonly unknown[]

/** What hooks of records can change: each test that writes runs their code. */
const WRITING = ['onSubmission', 'beforeSave', 'beforeDuplicate', 'beforeTransition', 'publicationIssues', 'afterChange'] as const

/** How records of a type begin, live and end. */
export const lifeOf = ({ type }: Pick<Subject, 'type'>) => ({
  workflow: type.workflow,
  origin: originOf(type),
  isEdited: isEdited(type),
  isRemoved: isRemoved(type),
  isPlural: isPlural(type),
  isDelivered: isDelivered(type),
  hasSlug: slugField(type) !== null,
  isSent: type.submission !== null,
})

/**
 * Returns the code of a tenant and of presets for the type by its source text, so that no type without it, or with other code, represents
 * the type. A text does not show what a function encloses, so checks made by one function count by their fields, too.
 */
export const ownCode = ({ hooks, type }: Subject): readonly object[] => [
  ...WRITING.flatMap((hook) => (hook in hooks ? [{ hook, code: hooks[hook] }] : [])),
  ...Object.values(type.fields).flatMap(({ kind, compute }) => (compute === null ? [] : [{ computed: kind, code: compute }])),
  ...type.checks.map((check) => ({ check })),
]

/** Returns which kinds of own code a type has: for tests that run it, but prove what happens before or after it. */
export const ownCodeNames = ({ hooks, jobs, type }: Subject): readonly object[] => [
  ...Object.keys(hooks).map((hook) => ({ hook })),
  ...(jobs.length > 0 ? [{ has: 'jobs' }] : []),
  ...(Object.values(type.fields).some(({ compute }) => compute !== null) ? [{ has: 'computed fields' }] : []),
  ...(type.checks.length > 0 ? [{ has: 'checks' }] : []),
]

const STORED: readonly Unread[] = [...ON_SCREENS, ...IN_PUBLIC, 'unique', 'was', 'convert', 'personal', 'rules']

/** Returns a fact for each of the fields, with the life of their records where the test depends on both. */
export const factsOf = ({ tenant }: Subject, fields: Fields, unread: readonly Unread[] = STORED): readonly object[] =>
  Object.values(fields).map((field) => fieldFact(field, tenant, unread))

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

const where = (fields: Fields, test: (field: AnyField) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => test(field)))

/** How a test changes a record: by the kind of the field that it edits. */
export const editOf = ({ type }: Pick<Subject, 'type'>) => {
  const field = type.fields[editedName(type)]
  return { kind: field?.kind, localized: field?.localized }
}

const titleOf = ({ type }: Subject) => {
  const field = type.fields[type.title]
  return { kind: field?.kind, localized: field?.localized, setBy: field?.setBy, isComputed: (field?.compute ?? null) !== null }
}

const lackingOf = (subject: Subject): readonly object[] =>
  factsOf(
    subject,
    picked(
      subject.type.fields,
      pathsForPublishing(subject.type).map((path) => path.split('.')[0] ?? ''),
    ),
    [...STORED, 'defaultValue'],
  )

/** Every field is written and read back, each hook runs with a whole sample. */
export const storingFacts: Facts = (subject) =>
  originOf(subject.type) === 'made' ? [lifeOf(subject), ...factsOf(subject, fieldsSetBy(subject.type)), ...ownCode(subject)] : []

/** A submission is its fields, its limit, and the code that receives it. */
export const sendingFacts: Facts = (subject) => {
  const { submission } = subject.type
  if (submission === null) return []
  return [
    lifeOf(subject),
    ...factsOf(subject, submission.fields),
    ...ownCode(subject),
    { honeypots: Object.keys(submission.fields).length },
  ]
}

/** Records that always exist are few and have special rules: only equal ones represent each other. */
export const keepingFacts: Facts = (subject) => {
  const { fixedRecords, fields } = subject.type
  if (originOf(subject.type) !== 'kept') return []
  const key = fixedRecords === null ? null : fields[fixedRecords.key]?.kind
  return [{ ...lifeOf(subject), key, edit: editOf(subject), code: ownCode(subject) }]
}

const isWritten = ({ type }: Subject): boolean => originOf(type) === 'made' || isEdited(type)

/** Whether tests send wrong values as a new record or as a change of one. */
const saved = ({ type }: Subject) => ({ isMade: originOf(type) === 'made', workflow: type.workflow })

/** A required field is refused by its kind, in any type. */
export const requiredFacts: Facts = (subject) =>
  isWritten(subject)
    ? factsOf(subject, picked(subject.type.fields, neededNames(subject.type)), [...STORED, 'defaultValue']).map((field) => ({
        field,
        isMade: originOf(subject.type) === 'made',
      }))
    : []

const COMPOSED: readonly string[] = ['list', 'group', 'references', 'multiSelect', 'tags']

/** What is no record is refused in any type; hooks receive values of any shape before they are checked. */
export const bodyFacts: Facts = (subject) => {
  if (!isWritten(subject)) return []
  const { fields } = subject.type
  const others = { ...fieldsSetBy(subject.type, 'sender'), ...fieldsSetBy(subject.type, 'server') }
  return [
    saved(subject),
    ...Object.values(where(fields, ({ kind }) => COMPOSED.includes(kind))).map(({ kind, localized }) => ({ shape: kind, localized })),
    ...Object.values(others).map(({ kind, localized, setBy, compute }) => ({ kind, localized, setBy, isComputed: compute !== null })),
    ...('beforeSave' in subject.hooks ? [{ hook: subject.hooks['beforeSave'] }] : []),
    ...ownCodeNames(subject),
  ]
}

/** Unique values are compared by kind and language, among the records that the workflow counts. */
export const uniqueFacts: Facts = (subject) => {
  const { type } = subject
  if (!isWritten(subject) || originOf(type) !== 'made') return []
  const own = fieldsSetBy(type)
  return [
    ...Object.values(where(own, ({ unique }) => unique)).map(({ kind, localized, personal }) => ({
      ...saved(subject),
      kind,
      localized,
      personal,
    })),
    ...type.uniqueTogether.map((names) => ({ ...saved(subject), together: names.map((name) => type.fields[name]?.kind) })),
  ]
}

/** An edit of one field, of each in the row, and of all at once. */
export const changeFacts: Facts = (subject) =>
  isEdited(subject.type)
    ? [
        { ...lifeOf(subject), edit: editOf(subject) },
        ...Object.values(fieldsSetBy(subject.type)).map(({ kind, localized }) => ({ kind, localized })),
        ...Object.values(picked(subject.type.fields, subject.type.listEditable)).map(({ kind, localized }) => ({ inRow: kind, localized })),
        ...ownCode(subject),
      ]
    : []

/** Secrets, languages, and every field that may be empty. */
export const storedValuesFacts: Facts = (subject) =>
  isEdited(subject.type)
    ? [
        subject.type.workflow,
        ...Object.values(fieldsSetBy(subject.type)).map(({ kind, localized, required }) => ({ kind, localized, required })),
        ...factsOf(
          subject,
          where(subject.type.fields, ({ kind }) => kind === 'secret'),
        ),
        ...ownCodeNames(subject),
      ]
    : []

/** Versions are compared before any field is read. */
export const conflictFacts: Facts = (subject) =>
  isEdited(subject.type) ? [lifeOf(subject), { edit: editOf(subject) }, ...ownCodeNames(subject)] : []

/** Revisions, events and copies; a copy runs the code of the type. */
export const historyFacts: Facts = (subject) => {
  const { type } = subject
  if (!isEdited(type)) return []
  const isCopied = originOf(type) === 'made' && type.duplicable
  return [
    { ...lifeOf(subject), isCopied },
    { edit: editOf(subject) },
    ...(isCopied ? [{ title: titleOf(subject), workflow: type.workflow, isTogether: type.uniqueTogether.length > 0 }] : []),
    ...('beforeDuplicate' in subject.hooks ? [{ hook: subject.hooks['beforeDuplicate'] }] : []),
    ...ownCodeNames(subject),
  ]
}

const cyclesOf = (subject: Subject): readonly unknown[] => [
  { ...lifeOf(subject), title: titleOf(subject), edit: editOf(subject) },
  ...lackingOf(subject),
  ...ownCode(subject),
]

/** The states of one workflow, what they need, and the code that runs at their transitions. */
export const publishingFacts: Facts = (subject) => (subject.type.workflow === 'publish' ? cyclesOf(subject) : [])
export const togglingFacts: Facts = (subject) => (subject.type.workflow === 'toggle' ? cyclesOf(subject) : [])
export const legalFacts: Facts = (subject) => (subject.type.workflow === 'legal' ? cyclesOf(subject) : [])

/** Every transition of inboxes and orders, with the fields that it accepts. */
export const transitionsFacts: Facts = (subject) =>
  workflowOf(subject.type.workflow).handling === undefined
    ? []
    : [
        lifeOf(subject),
        ...factsOf(subject, fieldsSetBy(subject.type, 'server')),
        ...factsOf(subject, fieldsSetBy(subject.type)),
        ...ownCode(subject),
      ]

/** References decide what a deletion includes; unique values are free in the trash. */
export const trashFacts: Facts = (subject) =>
  isRemoved(subject.type)
    ? [
        lifeOf(subject),
        ...Object.values(subject.type.fields).flatMap(({ unique, kind, localized }) => (unique ? [{ unique: kind, localized }] : [])),
        ...ownCode(subject),
      ]
    : []

/** A type without deletion refuses it in each of its forms. */
export const undeletableFacts: Facts = (subject) => (isRemoved(subject.type) ? [] : [lifeOf(subject)])

export const referencesFacts: Facts = (subject) =>
  isRemoved(subject.type)
    ? factsOf(
        subject,
        where(fieldsSetBy(subject.type), ({ kind }) => kind === 'reference' || kind === 'references'),
        [...STORED, 'required', 'defaultValue'],
      ).map((pointer) => ({ pointer, life: lifeOf(subject) }))
    : []

/** Only owners read these fields. */
export const ownedFacts: Facts = (subject) =>
  ownerOnlyFields(subject.type).length === 0
    ? []
    : [
        { ...lifeOf(subject), access: subject.type.access, edit: editOf(subject) },
        ...factsOf(subject, picked(subject.type.fields, ownerOnlyFields(subject.type)), [...ON_SCREENS]),
        ...ownCode(subject),
      ]
