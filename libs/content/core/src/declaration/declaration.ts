import type { MemberRole } from '@captain/auth-core'
import type { CrossCheck } from '../validation/cross-check.ts'
import type { Fields, ValueOf } from '../fields/field.ts'
import type { Clock } from '../validation/clock.ts'
import type { RelationCount, ColumnFormat } from './column-format.ts'
import type { MenuGroup } from './menu-group.ts'
import type { NamedFilter } from './named-filter.ts'
import type { ReplyWay } from './reply-way.ts'
import type { Screen } from './screen.ts'
import type { Submission } from './submission.ts'
import type { WORKFLOWS, Workflow, WorkflowFields } from '../workflows/workflow.ts'

/** System columns that every list may show in addition to fields. */
export type SystemColumn = 'state' | 'updatedAt' | 'updatedBy' | 'createdAt' | 'firstPublishedAt'

export type Sort<Name extends string = string> = Name | `-${Name}`

type ValuesIn<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

/** Everything that a declaration may name for its list: fields, other columns, and sort keys. */
export type ListableName<F extends Fields, W extends Workflow, CountName extends string> = Sort<
  (keyof F & string) | (keyof WorkflowFields[W] & string) | SystemColumn | CountName
>

/** One of the allowed names; `Listed` collects it, so that rows of lists can be typed. */
type CollectedName<Allowed extends string, Listed extends string> = Listed & NoInfer<Allowed>

/** Values by field. `Given` collects the keys, because names are collected only from a type that maps them. */
type ByField<Value, Name extends string, Given extends string> = { readonly [N in Given]: Value } & NoInfer<{
  readonly [N in Exclude<Given, Name>]: never
}>

/** Requirements of a transition for this type, in addition to those of its workflow. */
export type TransitionOptions<Values, FieldName extends string> = {
  /**
   * Fields that the transition may set in addition to those of its workflow.
   *
   * @example ['trackingNumber']
   */
  readonly accepts?: readonly FieldName[]
  /**
   * Fields for which the form of the transition asks with these values. Left out: all that it may set.
   *
   * @example ({ deliveryClass }) => (deliveryClass === 'mail' ? [] : ['trackingNumber'])
   */
  asks?(values: Values): readonly FieldName[]
  /**
   * Fields that must not be empty for these values.
   *
   * @example ({ deliveryClass }) => (deliveryClass === 'mail' ? [] : ['trackingNumber'])
   */
  requires?(values: Values, clock: Clock): readonly FieldName[]
  /**
   * Keys of the transition notices to show before the transition runs; the type's messages define their texts.
   *
   * @example ({ pushNotify }) => (pushNotify ? ['pushNotify'] : [])
   */
  notices?(values: Values & { readonly firstPublishedAt?: string | null }, clock: Clock): readonly string[]
  /**
   * Fields that the notices read and that are not columns; lists always return them.
   *
   * @example ['pushNotify']
   */
  readonly noticeDependsOn?: readonly FieldName[]
}

/** Why records are kept when a person asks for erasure. */
export type Retention<FieldName extends string = string> =
  | {
      /**
       * `tax`: books that law keeps.
       *
       * @example 'tax'
       */
      readonly reason: 'tax'
      /**
       * Field with the day from which the records can be erased.
       *
       * @example 'expiresOn'
       */
      readonly until: FieldName
      /**
       * Fields that need not be kept: they are emptied at once.
       *
       * @example ['note']
       */
      readonly releases?: readonly FieldName[]
    }
  | {
      /**
       * `account`: the records are erased with the account.
       *
       * @example 'account'
       */
      readonly reason: 'account'
    }

/** What a tenant team writes. Field names in it are checked against `fields`. */
export type Declaration<
  Name extends string,
  W extends Workflow,
  F extends Fields,
  S extends Screen,
  Section extends string,
  CountName extends string = never,
  FilterName extends string = string,
  Sent extends Submission | null = Submission | null,
  Parent extends string = string,
  Listed extends string = string,
  Formatted extends string = string,
> = {
  /**
   * Kebab-case; the path segment in screens and API.
   *
   * @example 'green-tea'
   */
  readonly name: Name
  /**
   * Earlier name of the type: its records, their history, saved views, keys and webhooks follow, and its earlier addresses still work.
   *
   * @example 'tea'
   */
  readonly was?: string
  /**
   * State machine of the records.
   *
   * @example 'toggle'
   */
  readonly workflow: W
  /**
   * Screens of the back office that the type has.
   *
   * @example ['list', 'new', 'edit']
   */
  readonly screens: readonly S[]
  /**
   * Group of the type in the menu.
   *
   * @example 'menu'
   */
  readonly group: MenuGroup
  /**
   * Name of a Tabler icon in kebab-case, shown in the menu.
   *
   * @example 'cup'
   */
  readonly icon: string
  /**
   * Parent type of the screens; `field` is the required reference to it, by which lists are filtered.
   *
   * @example { type: 'tenant', field: 'tenant' }
   */
  readonly parent?: { readonly type: Parent; readonly field: NoInfer<keyof F & string> }
  /**
   * Required reference to the parent record of the edit screen. All records with the same parent are created, changed and removed there
   * together.
   *
   * @example 'cast'
   */
  readonly sheetParent?: NoInfer<keyof F & string>
  /**
   * Serves its settings screen at the address of the tenant itself.
   *
   * @example true
   */
  readonly isTenantHome?: true
  /**
   * Fields of a record by name; each constructor takes the options of its kind.
   *
   * @example { name: text({ maxBytes: 60, required: true }) }
   */
  readonly fields: F
  /**
   * Field that serves as the name of a record; it must not contain personal data.
   *
   * @example 'name'
   */
  readonly title: CollectedName<keyof F & string, Listed>
  /**
   * Columns of the list: fields, system columns and relation counts.
   *
   * @example ['name', 'price', 'state']
   */
  readonly columns: readonly CollectedName<(keyof F & string) | (keyof WorkflowFields[W] & string) | SystemColumn | CountName, Listed>[]
  /**
   * Columns that show more than the value of their field, by field name.
   *
   * @example { startTime: { rangeEnd: 'endTime' } }
   */
  readonly columnFormats?: ByField<
    ColumnFormat<NoInfer<ValuesIn<F & WorkflowFields[W]>>, CollectedName<keyof F & string, Listed>>,
    keyof F & string,
    Formatted
  >
  /**
   * Columns that count the records that refer to the row, by column name.
   *
   * @example { items: { type: 'food', field: 'category' } }
   */
  readonly relationCounts?: Readonly<Record<CountName, RelationCount>>
  /**
   * Fields with a filter above the list.
   *
   * @example ['category', 'isSoldOut']
   */
  readonly filters?: readonly CollectedName<(keyof F & string) | (keyof WorkflowFields[W] & string), Listed>[]
  /**
   * Fields that named filters, jobs and the API filter by; they are neither columns nor filters of the list.
   *
   * @example ['minPlayers']
   */
  readonly indexed?: readonly CollectedName<(keyof F & string) | (keyof WorkflowFields[W] & string), Listed>[]
  /**
   * Fields that lists return in addition, for special screens that read them from rows; they are neither columns nor filters.
   *
   * @example ['note']
   */
  readonly listFields?: readonly CollectedName<keyof F & string, Listed>[]
  /**
   * Text whose beginning lists show below the title, on one line of 160 characters. Readers who see it masked get none.
   *
   * @example 'body'
   */
  readonly excerpt?: NoInfer<keyof F & string>
  /**
   * Named filters by their query parameter, in addition to filters by field. Their fields must be in filters, `indexed`, columns or
   * order.
   *
   * @example { players: { input: { kind: 'number', min: 1, max: 10 }, where: ([players = '']) => [{ field: 'minPlayers', to: players }] } }
   */
  readonly namedFilters?: Readonly<Record<FilterName, NamedFilter>>
  /**
   * Default sort of lists, most significant field first; `-` sorts descending. Left out: latest change first.
   *
   * @example ['-publishFrom', 'title']
   */
  readonly defaultSort?: readonly CollectedName<
    Sort<(keyof F & string) | (keyof WorkflowFields[W] & string) | 'updatedAt' | 'createdAt' | 'firstPublishedAt'>,
    Listed
  >[]
  /**
   * Sections of the form, each with its fields in order.
   *
   * @example { basic: ['name', 'price'], photo: ['photo'] }
   */
  readonly sections: Readonly<Record<Section, readonly NoInfer<(keyof F & string) | (keyof WorkflowFields[W] & string)>[]>>
  /**
   * Cross-field checks that prevent a save or a publication.
   *
   * @example [{ path: 'until', rule: 'endNotBeforeStart', test: ({ from, until }) => from === null || until === null || from <= until }]
   */
  readonly checks?: readonly CrossCheck<NoInfer<ValuesIn<F & WorkflowFields[W]>>>[]
  /**
   * Findings that are shown and do not prevent a save.
   *
   * @example [{ path: 'until', rule: 'endNotBeforeStart', test: ({ from, until }) => from === null || until === null || from <= until }]
   */
  readonly warnings?: readonly CrossCheck<NoInfer<ValuesIn<F & WorkflowFields[W]>>>[]
  /**
   * Sets of fields whose combined values are unique.
   *
   * @example [['tenant', 'user']]
   */
  readonly uniqueTogether?: readonly (readonly NoInfer<keyof F & string>[])[]
  /**
   * Fields that staff edit in the row of the list.
   *
   * @example ['isPrimary', 'usage']
   */
  readonly listEditable?: readonly CollectedName<keyof F & string, Listed>[]
  /**
   * The boolean column that staff switch most often. Each row shows its switch with the column's label, on a phone too.
   *
   * @example 'isSoldOut'
   */
  readonly mainSwitch?: NoInfer<keyof F & string>
  /**
   * Records that always exist, identified by `key`; staff neither add nor delete them.
   *
   * @example { key: 'site', records: [{ site: 'cafe' }] }
   */
  readonly fixedRecords?: {
    readonly key: NoInfer<keyof F & string>
    readonly records: readonly NoInfer<Partial<ValuesIn<F>>>[]
  }
  /**
   * Name of the type on whose screen this type is edited; it has no screen itself.
   *
   * @example 'delivery'
   */
  readonly embeddedIn?: string
  /**
   * Fields that the form counts: how many meet the requirements of publishing.
   *
   * @example ['lead', 'photo', 'body']
   */
  readonly completeness?: readonly NoInfer<keyof F & string>[]
  /**
   * Fields that were removed. `'keep'`: their values stay in the database with the record, where nothing shows them. `'drop'`: they are
   * deleted.
   *
   * @example { leaflet: 'drop' }
   */
  readonly removedFields?: Readonly<Record<string, 'keep' | 'drop'>>
  /**
   * Private fields whose kind or name suggests a person, although they are about none, each with the reason.
   *
   * @example { note: 'a remark about the tea' }
   */
  readonly notPersonal?: Readonly<Partial<Record<NoInfer<keyof F & string>, string>>>
  /**
   * Personal data that is not erased on request. `tax`: books, kept until the day in the field `until`; `releases` are fields that need not
   * be kept. `account`: it is erased with the account.
   *
   * @example { reason: 'tax', until: 'expiresOn', releases: ['note'] }
   */
  readonly retention?: Retention<NoInfer<keyof F & string>>
  /**
   * `false`: records are never deleted.
   *
   * @example false
   */
  readonly deletable?: false
  /**
   * `false`: records cannot be duplicated, because their unique values cannot be generated.
   *
   * @example false
   */
  readonly duplicable?: false
  /**
   * Shows a connection test at the end of a section; the server's hook `connectionTest` runs it.
   *
   * @example { section: 'dns' }
   */
  readonly connectionTest?: { readonly section: NoInfer<Section> }
  /**
   * Submission with which visitors create a record.
   *
   * @example defineSubmission({ fields: { name: text({ maxBytes: 60, required: true }) }, perHour: 3 })
   */
  readonly submission?: Sent
  /**
   * Additions to transitions of the workflow, by transition.
   *
   * @example { ship: { requires: () => ['trackingNumber'] } }
   */
  readonly transitions?: Readonly<
    Partial<Record<keyof (typeof WORKFLOWS)[W]['transitions'] & string, TransitionOptions<NoInfer<ValuesIn<F>>, NoInfer<keyof F & string>>>>
  >
  /**
   * Returns how the sender of a message wants to be answered: its main button. Left out: by e-mail.
   *
   * @example () => 'phone'
   */
  readonly replyBy?: (values: NoInfer<ValuesIn<F & WorkflowFields[W]>>) => ReplyWay
  /**
   * Field (`replyList()`) that keeps the replies to the sender of a message, who needs a field of kind `email`. Left out: staff reply in
   * their own mail program.
   *
   * @example 'replies'
   */
  readonly repliesIn?: NoInfer<keyof F & string>
  /**
   * Selects the published records that the delivery API shows. Left out: all. Others stay in the back office.
   *
   * @example ({ mode }) => mode !== 'off'
   */
  readonly publicWhen?: (values: NoInfer<ValuesIn<F & WorkflowFields[W]>>, clock: Clock) => boolean
  /**
   * Required reference: the record is public only while the referenced record is public. The type of that record must not use this
   * option itself.
   *
   * @example 'cast'
   */
  readonly publicDependsOn?: NoInfer<keyof F & string>
  /**
   * Path of the public page of a record, with fields in braces: `/article/{slug}`.
   *
   * @example '/article/{slug}'
   */
  readonly publicPath?: `/${string}`
  /**
   * Minimum roles to read, write and export. Default: viewer, editor, and the write role; owner for personal data, messages and orders.
   *
   * @example { write: 'owner' }
   */
  readonly access?: { readonly read?: MemberRole; readonly write?: MemberRole; readonly export?: MemberRole }
}
