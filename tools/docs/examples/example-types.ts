import type { Declaration, Retention, TransitionOptions } from '../../../libs/content/core/src/declaration/declaration.ts'
import type { ColumnFormat, RelationCount } from '../../../libs/content/core/src/declaration/column-format.ts'
import type { FilterInput } from '../../../libs/content/core/src/declaration/filter-input.ts'
import type { FilterCondition, NamedFilter } from '../../../libs/content/core/src/declaration/named-filter.ts'
import type { DeclaredPublicQuery } from '../../../libs/content/core/src/declaration/public-query.ts'
import type { TodayFact, TodayFacts, TodayRecords } from '../../../libs/content/core/src/declaration/today.ts'
import type { defineSubmission, Submission } from '../../../libs/content/core/src/declaration/submission.ts'
import type { FieldOptions, ValueOf } from '../../../libs/content/core/src/fields/field.ts'
import type { FieldIssue } from '../../../libs/content/core/src/validation/validation-result.ts'
import type { CrossCheck } from '../../../libs/content/core/src/validation/cross-check.ts'
import type { Screen } from '../../../libs/content/core/src/declaration/screen.ts'
import type { Workflow } from '../../../libs/content/core/src/workflows/workflow.ts'
import type { ServerOf } from '../../../libs/content/server/src/declared/define-server.ts'
import type { ConnectionTestOf, HooksOf } from '../../../libs/content/server/src/declared/hooks-of.ts'
import type { JobOf } from '../../../libs/content/server/src/declared/job-of.ts'
import type { TypeIn } from '../../../libs/content/core/src/tenant/tenant.ts'
import type { fields, sentFields, tenant } from './example-tenant.ts'

type Fields = typeof fields
type FieldName = keyof Fields
type Values = { readonly [N in FieldName]: ValueOf<Fields[N]> }
type DeclarationOf<W extends Workflow> = Declaration<
  string,
  W,
  Fields,
  Screen,
  string,
  'items',
  string,
  Submission | null,
  string,
  string,
  'startTime'
>

/** Types with examples in their JSDoc, as the examples fill them in. An option's own row precedes that of its type. */
type ExampleTypes = {
  readonly Declaration: DeclarationOf<'publish'>
  readonly 'Declaration.workflow': DeclarationOf<Workflow>
  /** The example declares a field, the others use many. */
  readonly 'Declaration.fields': { readonly fields: Readonly<Record<string, Fields['name']>> }
  readonly 'Declaration.transitions': DeclarationOf<'order'>
  readonly ColumnFormat: ColumnFormat<Values, FieldName>
  readonly CrossCheck: CrossCheck<Values>
  readonly FilterCondition: FilterCondition
  readonly FilterInput: FilterInput
  readonly NamedFilter: NamedFilter
  readonly RelationCount: RelationCount
  readonly Retention: Retention<FieldName>
  readonly SubmissionOptions: Parameters<typeof defineSubmission<typeof sentFields>>[0]
  readonly 'SubmissionOptions.fields': { readonly fields: Readonly<Record<string, Fields['name']>> }
  readonly TransitionOptions: TransitionOptions<Values, FieldName>
  readonly ServerOf: ServerOf<typeof tenant>
  readonly HooksOf: HooksOf<typeof tenant, 'order'>
  readonly ConnectionTestOf: ConnectionTestOf<TypeIn<typeof tenant, 'order'>>
  readonly DeclaredPublicQuery: DeclaredPublicQuery
  readonly TodayFact: TodayFact
  readonly TodayFacts: Omit<TodayFacts, 'facts'> & { facts(response: { readonly isOpen: boolean }): readonly TodayFact[] }
  readonly TodayRecords: TodayRecords
  readonly JobOf: JobOf<typeof tenant, 'event'>
  readonly FieldOptions: FieldOptions<string>
  readonly FieldIssue: FieldIssue
}

/** The type of an option, of every alternative that has it. */
type Option<T, Name extends string> = T extends unknown ? (Name extends keyof T ? NonNullable<T[Name]> : never) : never

/** The type that the example of an option must have. */
export type ExampleOf<Type extends string, Name extends string> = `${Type}.${Name}` extends keyof ExampleTypes
  ? Option<ExampleTypes[`${Type}.${Name}`], Name>
  : Type extends keyof ExampleTypes
    ? Option<ExampleTypes[Type], Name>
    : never
