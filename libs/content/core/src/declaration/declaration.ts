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

/** System columns that every list may show in addition to fields. */
export type SystemColumn = 'state' | 'updatedAt' | 'updatedBy' | 'createdAt' | 'firstPublishedAt'

export type Sort<Name extends string = string> = Name | `-${Name}`

type ValuesIn<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

/** Requirements of a transition for this type, in addition to those of its workflow. */
export type StepOption<Values, Name extends string> = {
  /** Fields that must not be empty for these values. */
  needs?(values: Values, clock: Clock): readonly Name[]
  /** Keys of the transition notices to show before the transition runs; the type's messages define their texts. */
  tells?(values: Values & { readonly firstPublishedAt?: string | null }, clock: Clock): readonly string[]
  /** Fields that the notices read and that are not columns; lists always return them. */
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
  /** Parent type of the screens; `by` is the required reference to it, by which lists are filtered. */
  readonly under?: { readonly type: string; readonly by: NoInfer<keyof F & string> }
  /**
   * Required reference to the parent record of the edit screen. All records with the same parent are created, changed and removed there
   * together.
   */
  readonly sheetOf?: NoInfer<keyof F & string>
  /** Serves its settings screen at the address of the tenant itself. */
  readonly home?: true
  readonly fields: F
  /** Field that serves as the name of a record. */
  readonly title: NoInfer<keyof F & string>
  readonly columns: readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string) | SystemColumn | Counted>[]
  /** Columns that show more than the value of their field, by field name. */
  readonly looks?: Readonly<
    Partial<Record<NoInfer<keyof F & string>, Look<NoInfer<ValuesIn<F & WorkflowFields[W]>>, NoInfer<keyof F & string>>>>
  >
  /** Columns that count the records that refer to the row, by column name. */
  readonly counts?: Readonly<Record<Counted, CountColumn>>
  readonly filters?: readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]
  /** Fields that named filters, jobs and the API filter by; they are neither columns nor filters of the list. */
  readonly indexed?: readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]
  /**
   * Named filters by their query parameter, in addition to filters by field. Their fields must be in filters, `indexed`, columns or order.
   */
  readonly narrowings?: Readonly<Record<Asked, Narrowing>>
  /** Default sort of lists, most significant field first; `-` sorts descending. Left out: latest change first. */
  readonly order?: readonly Sort<
    NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string) | 'updatedAt' | 'createdAt' | 'firstPublishedAt'>
  >[]
  readonly sections: Readonly<Record<Section, readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]>>
  readonly checks?: readonly CrossCheck<NoInfer<ValuesIn<F & WorkflowFields[W]>>>[]
  /** Findings that are shown and do not prevent a save. */
  readonly warnings?: readonly CrossCheck<NoInfer<ValuesIn<F & WorkflowFields[W]>>>[]
  /** Sets of fields whose combined values are unique. */
  readonly uniqueTogether?: readonly (readonly NoInfer<keyof F & string>[])[]
  /** Fields that staff edit in the row of the list. */
  readonly inRow?: readonly NoInfer<keyof F & string>[]
  /** Records that always exist, identified by `by`; staff neither add nor delete them. */
  readonly fixedRows?: {
    readonly by: NoInfer<keyof F & string>
    readonly rows: readonly NoInfer<Partial<ValuesIn<F>>>[]
  }
  /** Name of the type on whose screen this type is edited; it has no screen itself. */
  readonly partOf?: string
  /** Fields that the form counts: how many meet the requirements of publishing. */
  readonly completeness?: readonly NoInfer<keyof F & string>[]
  /** `false`: records are never deleted. */
  readonly removable?: false
  /** `false`: records cannot be duplicated, because their unique values cannot be generated. */
  readonly copied?: false
  /** Asks for confirmation before a save, with the message `confirmSave` of the type. */
  readonly confirmSave?: true
  /** Shows a connection test at the end of a section; the server's hook `trial` runs it. */
  readonly trial?: { readonly section: NoInfer<Section> }
  /** Submission with which visitors create a record. */
  readonly submission?: Sent
  readonly steps?: Readonly<
    Partial<Record<keyof (typeof WORKFLOWS)[W]['transitions'] & string, StepOption<NoInfer<ValuesIn<F>>, NoInfer<keyof F & string>>>>
  >
  /** Selects the published records that the delivery API shows. Left out: all. Others stay in the back office. */
  readonly publicWhen?: (values: NoInfer<ValuesIn<F & WorkflowFields[W]>>, clock: Clock) => boolean
  /** Required reference: the record is public only while the referenced record is public. */
  readonly publicWith?: NoInfer<keyof F & string>
  /** Path of the public page of a record, with fields in braces: `/article/{slug}`. */
  readonly publicPath?: `/${string}`
  /** Minimum roles to read, write and export. Default: viewer, editor, and the write role; owner for personal data, messages and orders. */
  readonly access?: { readonly read?: MemberRole; readonly write?: MemberRole; readonly export?: MemberRole }
}
