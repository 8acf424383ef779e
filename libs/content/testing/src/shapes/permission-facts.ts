import { hasPersonalData, isPersonalField, ownerOnlyFields, type AnyField } from '@captain/content-core'
import type { Operation } from '../declared/operation.ts'
import { operationsOf } from '../declared/operations.ts'
import { hideable, isTriedIn, translatable } from '../suites/role-fields.ts'
import { fieldFact, ON_SCREENS } from './field-fact.ts'
import { ownCodeNames, type Facts } from './store-facts.ts'
import type { Subject } from './subject.ts'

/** What guards read of a type, in addition to the role and the rights that the operation itself names. */
const guardOf = ({ type }: Subject) => ({
  workflow: type.workflow,
  isSent: type.submission !== null,
  isPersonal: hasPersonalData(type),
  hasSecrets: Object.values(type.fields).some(({ kind }) => kind === 'secret'),
  hasOwnerOnly: ownerOnlyFields(type).length > 0,
})

/** Returns an operation as data: its query with the field by kind, its target by name, and which functions it has. */
const operationFact = ({ type }: Subject, operation: Operation) => ({
  ...operation,
  query: (operation.query ?? '').replace(/(?<=field=)\w+/, (name) => type.fields[name]?.kind ?? name),
  on: typeof operation.on === 'object' && 'madeBy' in operation.on ? operation.on.madeBy.name : operation.on,
  body: operation.body !== undefined,
  form: operation.form !== undefined,
  headers: operation.headers !== undefined,
})

/** Every operation of the type with all that its guard reads, and the kinds of code that a tenant has for the type. */
export const permissionFacts: Facts = (subject) => [
  ...operationsOf(subject.type).map((operation) => ({
    ...operationFact(subject, operation),
    guard: guardOf(subject),
  })),
  { access: subject.type.access },
  ...ownCodeNames(subject),
]

const offered = ({ type }: Subject): readonly Operation[] => operationsOf(type).filter(({ isOffered }) => isOffered)

/** Every operation that changes something, with its guard: who is allowed to run it can. */
export const doersFacts: Facts = (subject) => [
  ...offered(subject)
    .filter(({ writes }) => writes)
    .map((operation) => ({ ...operationFact(subject, operation), guard: guardOf(subject) })),
  ...ownCodeNames(subject),
]

/** Administrators pass every guard as owners, so the guard does not distinguish types. */
export const administratorsFacts: Facts = (subject) =>
  offered(subject)
    .filter(({ writes }) => writes)
    .map(({ name, on, answer }) => ({ name, workflow: subject.type.workflow, answer, isMoved: typeof on === 'object' }))

/** A record is found by its type and tenant before the operation and its guard read it. */
export const foreignIdsFacts: Facts = (subject) =>
  offered(subject).map(({ name, method, path }) => ({ name, method, path, guard: guardOf(subject).workflow }))

/** The origin of a write is checked before the operation is known. */
export const foreignPagesFacts: Facts = (subject) =>
  offered(subject)
    .filter(({ method }) => method !== 'GET')
    .map(({ name, method, path }) => ({ name, method, path }))

const inRoles = (subject: Subject, facts: () => readonly unknown[]): readonly unknown[] => (isTriedIn(subject.tenant) ? facts() : [])

/** Custom roles narrow the same operations. */
export const roleFacts: Facts = (subject) => inRoles(subject, () => permissionFacts(subject))

/** Without the right to read, an operation is refused before anything of the type is read. */
export const unreadFacts: Facts = (subject) =>
  inRoles(subject, () => operationsOf(subject.type).map(({ name, method, path }) => ({ name, method, path, ...guardOf(subject) })))

const fieldIn = (subject: Subject, name: string | null): readonly AnyField[] =>
  name === null ? [] : [subject.type.fields[name]].flatMap((field) => field ?? [])

const fieldsIn = (subject: Subject, names: readonly (string | null)[]): readonly object[] =>
  names
    .flatMap((name) => fieldIn(subject, name))
    .map((field) => ({ ...guardOf(subject), field: fieldFact(field, subject.tenant, [...ON_SCREENS, 'rules', 'defaultValue']) }))

export const hidingFacts: Facts = (subject) => inRoles(subject, () => fieldsIn(subject, [hideable(subject.type)]))

export const personalRoleFacts: Facts = (subject) =>
  inRoles(subject, () =>
    fieldsIn(
      subject,
      Object.keys(subject.type.fields).filter((name) => isPersonalField(subject.type, name)),
    ),
  )

export const translatingFacts: Facts = (subject) => inRoles(subject, () => fieldsIn(subject, [translatable(subject.type)]))
