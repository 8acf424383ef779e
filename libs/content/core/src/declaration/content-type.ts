import type { Clock } from '../validation/clock.ts'
import type { MemberRole, TypeRights } from '@captain/auth-core'
import type { AnyCrossCheck, CrossCheck } from '../validation/cross-check.ts'
import type { Declaration, ListableName, Retention, TransitionOptions } from './declaration.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import { asSlug } from '../fields/slug.ts'
import type { RelationCount, ColumnFormat } from './column-format.ts'
import type { MenuGroup } from './menu-group.ts'
import type { NamedFilter } from './named-filter.ts'
import { containsPersonalData } from '../values/personal-field.ts'
import type { ReplyWay } from './reply-way.ts'
import type { Screen } from './screen.ts'
import type { Submission } from './submission.ts'
import { fieldsOfWorkflow, workflowOf, type Transition, type Workflow, type WorkflowFields } from '../workflows/workflow.ts'

export type ContentType<
  Name extends string = string,
  W extends Workflow = Workflow,
  F extends Fields = Fields,
  S extends Screen = Screen,
  Section extends string = string,
  FilterName extends string = string,
  Sent extends Submission | null = Submission | null,
  Parent extends string = string,
  Listed extends string = string,
> = {
  readonly name: Name
  readonly was: string | null
  readonly workflow: W
  readonly screens: readonly S[]
  readonly group: MenuGroup
  readonly icon: string
  readonly parent: { readonly type: Parent; readonly field: string } | null
  readonly sheetParent: string | null
  readonly isHome: boolean
  readonly fields: F & WorkflowFields[W]
  readonly title: string
  readonly columns: readonly string[]
  readonly columnFormats: Readonly<Partial<Record<string, ColumnFormat<never, string>>>>
  readonly relationCounts: Readonly<Record<string, RelationCount>>
  readonly filters: readonly string[]
  readonly indexed: readonly string[]
  readonly listFields: readonly string[]
  readonly excerpt: string | null
  readonly namedFilters: Readonly<Record<FilterName, NamedFilter>>
  readonly defaultSort: readonly string[]
  readonly sections: Readonly<Record<Section, readonly string[]>>
  readonly checks: readonly CrossCheck<never>[]
  readonly warnings: readonly CrossCheck<never>[]
  readonly uniqueTogether: readonly (readonly string[])[]
  readonly listEditable: readonly string[]
  readonly mainSwitch: string | null
  readonly fixedRecords: { readonly key: string; readonly records: readonly Readonly<Record<string, unknown>>[] } | null
  readonly embeddedIn: string | null
  readonly completeness: readonly string[]
  readonly removedFields: Readonly<Record<string, 'keep' | 'drop'>>
  readonly notPersonal: Readonly<Partial<Record<string, string>>>
  readonly retention: Retention | null
  readonly deletable: boolean
  readonly duplicable: boolean
  readonly connectionTest: { readonly section: string } | null
  readonly submission: Sent
  readonly transitions: Readonly<Partial<Record<Transition, TransitionOptions<never, string>>>>
  /** How the sender of a message wants to be answered. These are methods, so that an erased type accepts them. */
  replyBy(values: never): ReplyWay
  readonly repliesIn: string | null
  /** Whether the delivery API shows a published record. */
  publicWhen(values: never, clock: Clock): boolean
  readonly publicDependsOn: string | null
  readonly publicPath: string | null
  readonly access: { readonly read: MemberRole; readonly write: MemberRole; readonly export: MemberRole }
  /** Names that the declaration uses for its list; only a type. */
  readonly '~listed'?: Listed
}

type Values = Readonly<Record<string, unknown>>

/** A content type of which only the runtime shape is known; its functions take the values of a stored record. */
export type AnyContentType = Omit<
  ContentType,
  'fields' | 'columnFormats' | 'checks' | 'warnings' | 'transitions' | 'replyBy' | 'publicWhen'
> & {
  replyBy(values: Values): ReplyWay
  publicWhen(values: Values, clock: Clock): boolean
  readonly columnFormats: Readonly<Partial<Record<string, ColumnFormat<Values, string>>>>
  readonly transitions: Readonly<Partial<Record<Transition, TransitionOptions<Values, string>>>>
  readonly fields: Fields
  readonly checks: readonly AnyCrossCheck[]
  readonly warnings: readonly AnyCrossCheck[]
  /** The rights of a reader with a custom role; absent for built-in roles. */
  readonly rights?: TypeRights
  /** The fields that the custom role hides; they are not among `fields`. */
  readonly hiddenFields?: readonly string[]
  /** The transitions that the custom role can not run, because their result would reveal hidden values. */
  readonly closedTransitions?: readonly Transition[]
  /** Whether personal data is among them, or any other field. */
  readonly hidden?: 'none' | 'personal' | 'any'
}

type Accessed = { readonly workflow: Workflow; readonly fields: Fields; readonly access?: Partial<ContentType['access']> }

const accessOf = ({ workflow, fields, access = {} }: Accessed) => {
  const write = access.write ?? 'editor'
  const isAboutPeople = workflowOf(workflow).handling !== undefined || Object.values(fields).some(containsPersonalData)
  return { read: access.read ?? 'viewer', write, export: access.export ?? (isAboutPeople ? 'owner' : write) }
}

/** Declares a content type; a wrong field name, screen or option does not compile. */
export const defineContentType = <
  const Name extends string,
  const W extends Workflow,
  const F extends Fields,
  const S extends Screen,
  const Section extends string,
  const CountName extends string = never,
  const FilterName extends string = never,
  Sent extends Submission | null = null,
  const Parent extends string = never,
  const Listed extends ListableName<F, W, CountName> = never,
  const Formatted extends string = never,
>(
  declaration: Declaration<Name, W, F, S, Section, CountName, FilterName, Sent, Parent, Listed, Formatted>,
): ContentType<Name, W, F, S, Section, FilterName, Sent, Parent, Listed> => ({
  name: declaration.name,
  was: declaration.was ?? null,
  workflow: declaration.workflow,
  screens: declaration.screens,
  group: declaration.group,
  icon: declaration.icon,
  parent: declaration.parent ?? null,
  sheetParent: declaration.sheetParent ?? null,
  isHome: declaration.isTenantHome ?? false,
  fields: { ...declaration.fields, ...fieldsOfWorkflow(declaration.workflow) },
  title: declaration.title,
  columns: declaration.columns,
  columnFormats: declaration.columnFormats ?? {},
  relationCounts: declaration.relationCounts ?? {},
  filters: declaration.filters ?? [],
  indexed: declaration.indexed ?? [],
  listFields: declaration.listFields ?? [],
  excerpt: declaration.excerpt ?? null,
  namedFilters: declaration.namedFilters ?? ({} as Readonly<Record<FilterName, NamedFilter>>),
  defaultSort: declaration.defaultSort ?? ['-updatedAt'],
  sections: declaration.sections,
  checks: declaration.checks ?? [],
  warnings: declaration.warnings ?? [],
  uniqueTogether: declaration.uniqueTogether ?? [],
  listEditable: declaration.listEditable ?? [],
  mainSwitch: declaration.mainSwitch ?? null,
  fixedRecords: declaration.fixedRecords ?? null,
  embeddedIn: declaration.embeddedIn ?? null,
  completeness: declaration.completeness ?? [],
  removedFields: declaration.removedFields ?? {},
  notPersonal: declaration.notPersonal ?? {},
  retention: declaration.retention ?? null,
  deletable:
    (declaration.deletable ?? true) && workflowOf(declaration.workflow).isSingle !== true && declaration.fixedRecords === undefined,
  duplicable: declaration.duplicable ?? true,
  connectionTest: declaration.connectionTest ?? null,
  submission: (declaration.submission ?? null) as Sent,
  transitions: declaration.transitions ?? {},
  replyBy: declaration.replyBy ?? (() => 'email'),
  repliesIn: declaration.repliesIn ?? null,
  publicWhen: declaration.publicWhen ?? (() => true),
  publicDependsOn: declaration.publicDependsOn ?? null,
  publicPath: declaration.publicPath ?? null,
  access: accessOf(declaration),
})

/** Returns the name of the slug field that addresses a record, or null. */
export const slugField = (type: AnyContentType): string | null =>
  Object.entries(type.fields).find(([, field]) => asSlug(field) !== null)?.[0] ?? null

/** Returns the declared field of a name, or null; ignores inherited names such as `constructor`. */
export const fieldOf = (type: AnyContentType, name: string): AnyField | null =>
  Object.hasOwn(type.fields, name) ? (type.fields[name] ?? null) : null

/** Returns the names of the fields that lists index: filters, `indexed`, sortable columns, order. */
export const listsBy = (type: AnyContentType): readonly string[] => {
  const names = [
    ...type.filters,
    ...type.indexed,
    ...type.columns,
    ...type.defaultSort.map((sort) => sort.replace(/^-/, '')),
    slugField(type),
  ]
  return [...new Set(names)].filter((name): name is string => name !== null && name in type.fields)
}
