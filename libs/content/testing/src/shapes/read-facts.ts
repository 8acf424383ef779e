import { hasPreview, isDelivered, kindOf, workflowOf, type AnyField } from '@captain/content-core'
import { isPlural, isTitled } from '../declared/abilities.ts'
import { filterNames } from '../suites/filter-values.ts'
import { fieldFact, IN_PUBLIC, ON_SCREENS, type Unread } from './field-fact.ts'
import { lifeOf, type Facts } from './store-facts.ts'
import type { Subject } from './subject.ts'

/** Lists read an index, which none of these properties changes. */
const IN_LISTS: readonly Unread[] = [
  ...ON_SCREENS,
  ...IN_PUBLIC,
  'required',
  'unique',
  'rules',
  'defaultValue',
  'was',
  'convert',
  'restrictedTo',
]

const fieldsNamed = ({ type }: Subject, names: readonly string[]): readonly AnyField[] => names.flatMap((name) => type.fields[name] ?? [])

const inLists = (subject: Subject, names: readonly string[]): readonly object[] =>
  fieldsNamed(subject, names).map((field) => fieldFact(field, subject.tenant, IN_LISTS))

const titleOf = ({ type }: Subject) => {
  const field = type.fields[type.title]
  return { isTitled: isTitled(type), kind: field?.kind, localized: field?.localized, setBy: field?.setBy, visibility: field?.visibility }
}

/** What a list shows of a record: its title and each kind of column. */
export const listedRecordsFacts: Facts = (subject) => [
  lifeOf(subject),
  titleOf(subject),
  ...inLists(subject, subject.type.columns).map((column) => ({ column })),
]

/** Each kind of filter, and each state of a workflow. */
export const filteringFacts: Facts = (subject) => {
  const { type } = subject
  const { states } = workflowOf(type.workflow)
  return [
    ...(isPlural(type) ? inLists(subject, filterNames(type)) : []),
    ...(states.length > 1 ? states.map((state) => ({ workflow: type.workflow, state })) : []),
  ]
}

/** Each kind of column that sorts, and the default order. */
export const sortingFacts: Facts = (subject) => {
  const { type } = subject
  const kindNamed = (name: string) => type.fields[name]?.kind ?? name
  return [
    { order: type.defaultSort.map((sort) => [sort.startsWith('-'), kindNamed(sort.replace(/^-/, ''))]) },
    ...inLists(
      subject,
      type.columns.filter((name) => kindOf(type.fields[name] ?? { kind: 'image' }).sortable === true),
    ),
    ...type.columns.filter((name) => name === 'updatedAt' || name === 'createdAt'),
  ]
}

export const searchFacts: Facts = (subject) => [titleOf(subject)]

/** The parameters that no type has are refused before the type is read. */
export const listParametersFacts: Facts = ({ type }) => [type.workflow]

export const previewingFacts: Facts = (subject) => [
  { hasPreview: hasPreview(subject.type), workflow: subject.type.workflow, hasSlug: lifeOf(subject).hasSlug },
  { title: titleOf(subject) },
]

const publicNames = ({ type }: Subject): readonly string[] =>
  Object.keys(type.fields).filter((name) => type.fields[name]?.visibility === 'list')

const DELIVERED: readonly Unread[] = [...ON_SCREENS, 'required', 'unique', 'rules', 'defaultValue', 'was', 'convert']

/** Each kind of field as the public reads it, in lists, in details, and not at all. */
export const publicFieldsFacts: Facts = (subject) =>
  isDelivered(subject.type)
    ? [
        lifeOf(subject),
        { isTitled: isTitled(subject.type) },
        { publicWhen: subject.type.publicWhen },
        ...Object.values(subject.type.fields).map((field) => fieldFact(field, subject.tenant, DELIVERED)),
      ]
    : []

/** Each kind of public filter, and what else hides a published record: its own code. */
export const publicListFacts: Facts = (subject) => {
  const { type } = subject
  if (!isDelivered(type)) return []
  const filterable = publicNames(subject).filter((name) => filterNames(type).includes(name))
  return [
    ...(isPlural(type) ? inLists(subject, filterable).map((filter) => ({ filter, isTitled: isTitled(type) })) : []),
    { publicWhen: type.publicWhen },
  ]
}

/** Pictures, validators and addresses of public responses. */
export const publicAddressesFacts: Facts = (subject) =>
  isDelivered(subject.type)
    ? [
        lifeOf(subject),
        ...fieldsNamed(subject, Object.keys(subject.type.fields)).flatMap(({ kind, visibility }) =>
          kind === 'image' && visibility !== 'private' ? [{ kind, visibility }] : [],
        ),
      ]
    : []
