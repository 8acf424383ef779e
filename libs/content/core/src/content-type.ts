import type { MemberRole } from '@captain/auth-core'
import type { AnyCrossCheck, CrossCheck } from './cross-check.ts'
import type { AnyField, Fields, ValueOf } from './field.ts'
import type { CountColumn, Look } from './look.ts'
import type { MenuGroup } from './menu-group.ts'
import type { Narrowing } from './narrowing.ts'
import { holdsPersonal } from './personal-field.ts'
import type { Screen } from './screen.ts'
import type { Submission } from './submission.ts'
import { WORKFLOWS, type Transition, type Workflow, type WorkflowFields } from './workflow.ts'

/** Columns that every list may show besides fields. */
export type SystemColumn = 'state' | 'updatedAt' | 'updatedBy' | 'createdAt' | 'firstPublishedAt'

export type Sort<Name extends string = string> = Name | `-${Name}`

type ValuesIn<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

/** What the step of a workflow asks of the values besides what the workflow itself does. */
export type StepOption<Values, Name extends string> = {
  /** Fields that must hold something for these values. */
  needs?(values: Values): readonly Name[]
  /** What else the step brings about, by words of the type (`tells`); it is said before the step is taken. */
  tells?(values: Values & { readonly firstPublishedAt?: string | null }): readonly string[]
  /** Fields that `tells` goes by and that are no columns: lists answer them too, so that it is told there. */
  readonly goesBy?: readonly Name[]
}

/** What a tenant team writes. Field names in it are checked against `fields`. */
export type Declaration<
  Name extends string,
  W extends Workflow,
  F extends Fields,
  S extends Screen,
  Section extends string,
  Counted extends string = never,
  Asked extends string = string,
  Sent extends Submission | null = Submission | null,
> = {
  /** Kebab-case; the path segment in screens and API. */
  readonly name: Name
  readonly workflow: W
  readonly screens: readonly S[]
  readonly group: MenuGroup
  /** Name of a Tabler icon in kebab-case, shown in the menu. */
  readonly icon: string
  /** The screens stand behind a record of another type, which `by`, a required reference that lists are narrowed by, names. */
  readonly under?: { readonly type: string; readonly by: NoInfer<keyof F & string> }
  /** The edit screen stands for a record of another type, which this required reference names: all records that name it are made, changed and removed there together. */
  readonly sheetOf?: NoInfer<keyof F & string>
  /** Its settings stand at the address of the tenant itself. */
  readonly home?: true
  readonly fields: F
  /** The field that names a record to people. */
  readonly title: NoInfer<keyof F & string>
  readonly columns: readonly NoInfer<(keyof F & string) | keyof WorkflowFields[W] | SystemColumn | Counted>[]
  /** Columns that show more than their field's value, by its name. */
  readonly looks?: Readonly<
    Partial<Record<NoInfer<keyof F & string>, Look<NoInfer<ValuesIn<F & WorkflowFields[W]>>, NoInfer<keyof F & string>>>>
  >
  /** Columns that count the records pointing at the row, by the name of the column. */
  readonly counts?: Readonly<Record<Counted, CountColumn>>
  readonly filters?: readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]
  /** Fields that narrowings, jobs and the API narrow by; they stand in no list and above none. */
  readonly indexed?: readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]
  /** Ways of narrowing lists beside filters, by the name of their parameter; the fields that they ask about are among filters, `indexed`, columns or order. */
  readonly narrowings?: Readonly<Record<Asked, Narrowing>>
  /** Order of lists, most significant first; `-` is descending. Left out: newest change first. */
  readonly order?: readonly Sort<
    NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string) | 'updatedAt' | 'createdAt' | 'firstPublishedAt'>
  >[]
  readonly sections: Readonly<Record<Section, readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]>>
  readonly checks?: readonly CrossCheck<NoInfer<ValuesIn<F & WorkflowFields[W]>>>[]
  /** Findings that are shown and stop nothing. */
  readonly warnings?: readonly CrossCheck<NoInfer<ValuesIn<F & WorkflowFields[W]>>>[]
  /** Sets of fields whose values no two records share together. */
  readonly uniqueTogether?: readonly (readonly NoInfer<keyof F & string>[])[]
  /** Fields that people edit in the row of the list. */
  readonly inRow?: readonly NoInfer<keyof F & string>[]
  /** Records that always exist, told apart by `by`, and are neither added nor removed. */
  readonly fixedRows?: {
    readonly by: NoInfer<keyof F & string>
    readonly rows: readonly NoInfer<Partial<ValuesIn<F>>>[]
  }
  /** Name of the type on whose screen this one, which has no screen of its own, is edited. */
  readonly partOf?: string
  /** Fields that the form counts: how many of them are as publishing needs them. */
  readonly completeness?: readonly NoInfer<keyof F & string>[]
  /** `false`: records are never deleted. */
  readonly removable?: false
  /** `false`: records are not copied, since what tells them apart is nobody's to make up. */
  readonly copied?: false
  /** Saving is asked about first, in words of the type (`confirmSave`). */
  readonly confirmSave?: true
  /** What people try before they save stands at the foot of a section; the server's hook `trial` answers. */
  readonly trial?: { readonly section: NoInfer<Section> }
  /** What the public may send to make a record. */
  readonly submission?: Sent
  readonly steps?: Readonly<
    Partial<Record<keyof (typeof WORKFLOWS)[W]['transitions'] & string, StepOption<NoInfer<ValuesIn<F>>, NoInfer<keyof F & string>>>>
  >
  /** Which published records the delivery API shows; left out: all of them. Others stay in the back office. */
  readonly publicWhen?: (values: NoInfer<ValuesIn<F & WorkflowFields[W]>>) => boolean
  /** A required reference: the public sees a record only as long as it sees the one that this names. */
  readonly publicWith?: NoInfer<keyof F & string>
  /** Page of the public site that shows a record, fields in braces: `/article/{slug}`. */
  readonly publicPath?: `/${string}`
  /** Who reads and writes in the back office, and who takes lists away as files: viewer, editor and whoever writes unless said; of messages, orders and whatever else tells of people only owners take lists away. */
  readonly access?: { readonly read?: MemberRole; readonly write?: MemberRole; readonly export?: MemberRole }
}

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
  /** Whether the delivery API shows a published record; every method-typed, so that an erased type accepts it. */
  publicWhen(values: never): boolean
  readonly publicWith: string | null
  readonly publicPath: string | null
  readonly access: { readonly read: MemberRole; readonly write: MemberRole; readonly export: MemberRole }
}

/** A content type of which only the runtime shape is known. */
export type AnyContentType = Omit<ContentType, 'fields' | 'checks' | 'warnings' | 'publicWhen'> & {
  publicWhen(values: never): boolean
  readonly fields: Fields
  readonly checks: readonly AnyCrossCheck[]
  readonly warnings: readonly AnyCrossCheck[]
}

/** Types whose records are about people outside. */
const PERSONAL: ReadonlySet<Workflow> = new Set(['inbox', 'order'])

type Accessed = { readonly workflow: Workflow; readonly fields: Fields; readonly access?: Partial<ContentType['access']> }

const accessOf = ({ workflow, fields, access = {} }: Accessed) => {
  const write = access.write ?? 'editor'
  const isAboutPeople = PERSONAL.has(workflow) || Object.values(fields).some(holdsPersonal)
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
  columns: declaration.columns as readonly string[],
  looks: (declaration.looks ?? {}) as ContentType['looks'],
  counts: declaration.counts ?? {},
  filters: declaration.filters ?? [],
  indexed: declaration.indexed ?? [],
  narrowings: (declaration.narrowings ?? {}) as Readonly<Record<Asked, Narrowing>>,
  order: declaration.order ?? ['-updatedAt'],
  sections: declaration.sections,
  checks: (declaration.checks ?? []) as readonly CrossCheck<never>[],
  warnings: (declaration.warnings ?? []) as readonly CrossCheck<never>[],
  uniqueTogether: declaration.uniqueTogether ?? [],
  inRow: declaration.inRow ?? [],
  fixedRows: declaration.fixedRows ?? null,
  partOf: declaration.partOf ?? null,
  completeness: declaration.completeness ?? [],
  removable: (declaration.removable ?? true) && declaration.workflow !== 'singleton' && declaration.fixedRows === undefined,
  copied: declaration.copied ?? true,
  confirmSave: declaration.confirmSave ?? false,
  trial: declaration.trial ?? null,
  submission: (declaration.submission ?? null) as Sent,
  steps: (declaration.steps ?? {}) as ContentType['steps'],
  publicWhen: (declaration.publicWhen ?? (() => true)) as (values: never) => boolean,
  publicWith: declaration.publicWith ?? null,
  publicPath: declaration.publicPath ?? null,
  access: accessOf(declaration),
})

/** The field of kind slug that addresses a record, if the type has one. */
export const slugField = (type: AnyContentType): string | null =>
  Object.entries(type.fields).find(([, field]) => field.kind === 'slug')?.[0] ?? null

/** The declared field of a name, where `constructor` and the like are no fields. */
export const fieldOf = (type: AnyContentType, name: string): AnyField | null =>
  Object.hasOwn(type.fields, name) ? (type.fields[name] ?? null) : null

/** Names of the fields whose values are kept for filtering and sorting lists: filters, `indexed`, sortable columns, order. */
export const listsBy = (type: AnyContentType): readonly string[] => {
  const names = [...type.filters, ...type.indexed, ...type.columns, ...type.order.map((sort) => sort.replace(/^-/, '')), slugField(type)]
  return [...new Set(names)].filter((name): name is string => name !== null && name in type.fields)
}
