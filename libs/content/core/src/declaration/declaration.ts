import type { MemberRole } from '@captain/auth-core'
import type { CrossCheck } from '../validation/cross-check.ts'
import type { Fields, ValueOf } from '../fields/field.ts'
import type { Clock } from '../validation/clock.ts'
import type { CountColumn, Look } from './look.ts'
import type { MenuGroup } from './menu-group.ts'
import type { Narrowing } from './narrowing.ts'
import type { Screen } from './screen.ts'
import type { Submission } from './submission.ts'
import type { WORKFLOWS, Workflow, WorkflowFields } from '../workflows/workflow.ts'

/** Columns that every list may show besides fields. */
export type SystemColumn = 'state' | 'updatedAt' | 'updatedBy' | 'createdAt' | 'firstPublishedAt'

export type Sort<Name extends string = string> = Name | `-${Name}`

type ValuesIn<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

/** What the step of a workflow asks of the values besides what the workflow itself does. */
export type StepOption<Values, Name extends string> = {
  /** Fields that must hold something for these values. */
  needs?(values: Values, clock: Clock): readonly Name[]
  /** What else the step brings about, by words of the type (`tells`); it is said before the step is taken. */
  tells?(values: Values & { readonly firstPublishedAt?: string | null }, clock: Clock): readonly string[]
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
  readonly columns: readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string) | SystemColumn | Counted>[]
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
  readonly publicWhen?: (values: NoInfer<ValuesIn<F & WorkflowFields[W]>>, clock: Clock) => boolean
  /** A required reference: the public sees a record only as long as it sees the one that this names. */
  readonly publicWith?: NoInfer<keyof F & string>
  /** Page of the public site that shows a record, fields in braces: `/article/{slug}`. */
  readonly publicPath?: `/${string}`
  /** Who reads and writes in the back office, and who takes lists away as files: viewer, editor and whoever writes unless said; of messages, orders and whatever else tells of people only owners take lists away. */
  readonly access?: { readonly read?: MemberRole; readonly write?: MemberRole; readonly export?: MemberRole }
}
