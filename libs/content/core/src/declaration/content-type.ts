import type { Clock } from '../validation/clock.ts'
import type { MemberRole } from '@captain/auth-core'
import type { AnyCrossCheck, CrossCheck } from '../validation/cross-check.ts'
import type { Declaration, StepOption } from './declaration.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import { asSlug } from '../fields/slug.ts'
import type { CountColumn, Look } from './look.ts'
import type { MenuGroup } from './menu-group.ts'
import type { Narrowing } from './narrowing.ts'
import { holdsPersonal } from '../values/personal-field.ts'
import type { Screen } from './screen.ts'
import type { Submission } from './submission.ts'
import { workflowOf, WORKFLOWS, type Transition, type Workflow, type WorkflowFields } from '../workflows/workflow.ts'

export type ContentType<
  Name extends string = string,
  W extends Workflow = Workflow,
  F extends Fields = Fields,
  S extends Screen = Screen,
  Section extends string = string,
  Asked extends string = string,
  Sent extends Submission | null = Submission | null,
> = {
  readonly name: Name
  readonly workflow: W
  readonly screens: readonly S[]
  readonly group: MenuGroup
  readonly icon: string
  readonly under: { readonly type: string; readonly by: string } | null
  readonly sheetOf: string | null
  readonly isHome: boolean
  readonly fields: F & WorkflowFields[W]
  readonly title: string
  readonly columns: readonly string[]
  readonly looks: Readonly<Record<string, Look<never, string>>>
  readonly counts: Readonly<Record<string, CountColumn>>
  readonly filters: readonly string[]
  readonly indexed: readonly string[]
  readonly narrowings: Readonly<Record<Asked, Narrowing>>
  readonly order: readonly string[]
  readonly sections: Readonly<Record<Section, readonly string[]>>
  readonly checks: readonly CrossCheck<never>[]
  readonly warnings: readonly CrossCheck<never>[]
  readonly uniqueTogether: readonly (readonly string[])[]
  readonly inRow: readonly string[]
  readonly fixedRows: { readonly by: string; readonly rows: readonly Readonly<Record<string, unknown>>[] } | null
  readonly partOf: string | null
  readonly completeness: readonly string[]
  readonly removable: boolean
  readonly copied: boolean
  readonly confirmSave: boolean
  readonly trial: { readonly section: string } | null
  readonly submission: Sent
  readonly steps: Readonly<Partial<Record<Transition, StepOption<never, string>>>>
  /** Whether the delivery API shows a published record. These are methods, so that an erased type accepts them. */
  publicWhen(values: never, clock: Clock): boolean
  readonly publicWith: string | null
  readonly publicPath: string | null
  readonly access: { readonly read: MemberRole; readonly write: MemberRole; readonly export: MemberRole }
}

/** A content type of which only the runtime shape is known. */
export type AnyContentType = Omit<ContentType, 'fields' | 'checks' | 'warnings' | 'publicWhen'> & {
  publicWhen(values: never, clock: Clock): boolean
  readonly fields: Fields
  readonly checks: readonly AnyCrossCheck[]
  readonly warnings: readonly AnyCrossCheck[]
}

type Accessed = { readonly workflow: Workflow; readonly fields: Fields; readonly access?: Partial<ContentType['access']> }

const accessOf = ({ workflow, fields, access = {} }: Accessed) => {
  const write = access.write ?? 'editor'
  const isAboutPeople = workflowOf(workflow).handling !== undefined || Object.values(fields).some(holdsPersonal)
  return { read: access.read ?? 'viewer', write, export: access.export ?? (isAboutPeople ? 'owner' : write) }
}

/** Declares a content type; a wrong field name, screen or option does not compile. */
export const defineContentType = <
  const Name extends string,
  const W extends Workflow,
  const F extends Fields,
  const S extends Screen,
  const Section extends string,
  const Counted extends string = never,
  const Asked extends string = never,
  Sent extends Submission | null = null,
>(
  declaration: Declaration<Name, W, F, S, Section, Counted, Asked, Sent>,
): ContentType<Name, W, F, S, Section, Asked, Sent> => ({
  name: declaration.name,
  workflow: declaration.workflow,
  screens: declaration.screens,
  group: declaration.group,
  icon: declaration.icon,
  under: declaration.under ?? null,
  sheetOf: declaration.sheetOf ?? null,
  isHome: declaration.home ?? false,
  fields: { ...declaration.fields, ...WORKFLOWS[declaration.workflow].fields } as F & WorkflowFields[W],
  title: declaration.title,
  columns: declaration.columns,
  looks: (declaration.looks ?? {}) as ContentType['looks'],
  counts: declaration.counts ?? {},
  filters: declaration.filters ?? [],
  indexed: declaration.indexed ?? [],
  narrowings: declaration.narrowings ?? ({} as Readonly<Record<Asked, Narrowing>>),
  order: declaration.order ?? ['-updatedAt'],
  sections: declaration.sections,
  checks: declaration.checks ?? [],
  warnings: declaration.warnings ?? [],
  uniqueTogether: declaration.uniqueTogether ?? [],
  inRow: declaration.inRow ?? [],
  fixedRows: declaration.fixedRows ?? null,
  partOf: declaration.partOf ?? null,
  completeness: declaration.completeness ?? [],
  removable: (declaration.removable ?? true) && workflowOf(declaration.workflow).isSingle !== true && declaration.fixedRows === undefined,
  copied: declaration.copied ?? true,
  confirmSave: declaration.confirmSave ?? false,
  trial: declaration.trial ?? null,
  submission: (declaration.submission ?? null) as Sent,
  steps: declaration.steps ?? {},
  publicWhen: declaration.publicWhen ?? (() => true),
  publicWith: declaration.publicWith ?? null,
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
  const names = [...type.filters, ...type.indexed, ...type.columns, ...type.order.map((sort) => sort.replace(/^-/, '')), slugField(type)]
  return [...new Set(names)].filter((name): name is string => name !== null && name in type.fields)
}
