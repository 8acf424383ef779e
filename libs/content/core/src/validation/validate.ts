import { issuesOf } from '@captain/validation'
import { safeParse } from 'valibot'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { Fields, SetBy } from '../fields/field.ts'
import type { Stage } from '../fields/kind-definition.ts'
import { currentClock, type Clock } from './clock.ts'
import { submissionCheck } from './check-submission.ts'
import { crossIssue, type AnyCrossCheck } from './cross-check.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { emptyValue, valuesSchema, type Values } from '../values/values.ts'
import type { RuleIssue, Validated } from './validated.ts'
import { holdsWhileRight } from './while-right.ts'
import { transitionIn, workflowOf, type Transition } from '../workflows/workflow.ts'

/** Returns the fields that are stored as given: all except the computed ones. */
export const writableFields = (type: AnyContentType): Fields =>
  Object.fromEntries(Object.entries(type.fields).filter(([, field]) => field.compute === null))

/** Returns issues for the fields of a request that its sender may not set. Leaves unknown names to the schema. */
export const refusedIssues = (type: AnyContentType, sent: Values, by: SetBy): readonly RuleIssue[] =>
  Object.keys(sent)
    .filter((name) => Object.hasOwn(type.fields, name) && type.fields[name]?.compute === null && type.fields[name]?.setBy !== by)
    .map((path) => ({ path, rule: 'readOnly', params: {} }))

const nameIn = ({ path }: { readonly path: string }): string => path.split('.')[0] ?? ''

const namesIn = (issues: readonly RuleIssue[]): ReadonlySet<string> => new Set(issues.map(nameIn))

/** Returns the values for cross-field checks: the output of the schema, with invalid fields emptied. */
const comparable = (type: AnyContentType, values: Values, wrong: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(writableFields(type)).map(([name, field]) => {
      if (wrong.has(name)) return [name, emptyValue(field)]
      const parsed = safeParse(valuesSchema({ [name]: field }, 'save'), name in values ? { [name]: values[name] } : {})
      return [name, parsed.success ? (parsed.output as Values)[name] : emptyValue(field)]
    }),
  )

/** Input of checks in addition to the values. */
type Judging = { readonly before: Values | null; readonly clock: Clock }

const broken = (
  checks: readonly AnyCrossCheck[],
  values: Values,
  wrong: ReadonlySet<string>,
  { before, clock }: Judging,
): readonly RuleIssue[] =>
  checks
    .filter(
      (check) => !wrong.has(nameIn(check)) && !holdsWhileRight(values, wrong, (seen) => check.test(seen as never, before as never, clock)),
    )
    .map((check) => crossIssue(check, values, clock))

const crossIssues = (
  type: AnyContentType,
  values: Values,
  stage: Stage,
  wrong: ReadonlySet<string>,
  judging: Judging,
): readonly RuleIssue[] =>
  broken(
    [...(workflowOf(type.workflow).checks ?? []), ...type.checks].filter((check) => check.stage === undefined || check.stage === stage),
    values,
    wrong,
    judging,
  )

const schemas = new WeakMap<AnyContentType, Map<Stage, ReturnType<typeof valuesSchema>>>()

/** Returns the cached schema of a type at a validation level; an import checks thousands of records. */
const schemaOf = (type: AnyContentType, stage: Stage): ReturnType<typeof valuesSchema> => {
  const known = schemas.get(type) ?? new Map<Stage, ReturnType<typeof valuesSchema>>()
  schemas.set(type, known)
  const schema = known.get(stage) ?? valuesSchema(writableFields(type), stage)
  known.set(stage, schema)
  return schema
}

/**
 * Checks complete values against the declaration, for the form and the server. Cross-field checks run unless a field that they read is
 * invalid. `before` is the stored record, null for a new one.
 */
export const validate = (
  type: AnyContentType,
  values: Values,
  stage: Stage,
  before: Values | null = values,
  clock: Clock = currentClock(),
): Validated => {
  const parsed = safeParse(schemaOf(type, stage), values, { abortPipeEarly: true })
  const own = parsed.success ? [] : issuesOf(parsed.issues)
  const wrong = namesIn(own)
  const output = parsed.success ? (parsed.output as Values) : comparable(type, values, wrong)
  const issues = [...own, ...crossIssues(type, output, stage, wrong, { before, clock })]
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: output }
}

/** Returns the declaration's warnings, which do not prevent a save; skips invalid fields. */
export const findWarnings = (type: AnyContentType, values: Values, clock: Clock = currentClock()): readonly RuleIssue[] => {
  if (type.warnings.length === 0) return []
  const parsed = safeParse(schemaOf(type, 'save'), values, { abortPipeEarly: true })
  if (parsed.success) return broken(type.warnings, parsed.output as Values, new Set(), { before: values, clock })
  const wrong = namesIn(issuesOf(parsed.issues))
  return broken(type.warnings, comparable(type, values, wrong), wrong, { before: values, clock })
}

/** Checks a submission against the fields that the type accepts. */
export const validateSubmission = submissionCheck({ schema: (fields) => valuesSchema(fields, 'publish'), empty: emptyValue })

/** Returns the validation level of a save: `publish` for records that are public or become public by it. */
export const stageOf = ({ workflow }: AnyContentType, values: Values): Stage => {
  const { exposure } = workflowOf(workflow)
  return (exposure === 'switch' || exposure === 'save') && values['isPublished'] === true ? 'publish' : 'save'
}

/** Returns the empty fields that a transition requires, by its workflow or by the type for these values. */
export const missingForStep = (
  type: AnyContentType,
  transition: Transition,
  values: Values,
  clock: Clock = currentClock(),
): readonly RuleIssue[] => {
  const names = [
    ...(transitionIn(type.workflow, transition)?.needs ?? []),
    ...(type.steps[transition]?.needs?.(values as never, clock) ?? []),
  ]
  return [...new Set(names)].flatMap((name): readonly RuleIssue[] => {
    const field = type.fields[name]
    if (field === undefined || !isEmptyValue(field, values[name])) return []
    return [{ path: field.localized ? `${name}.ja` : name, rule: kindOf(field).requiredRule, params: {} }]
  })
}

/** Adds the computed fields to checked values. */
export const computeValues = (type: AnyContentType, values: Values, clock: Clock = currentClock()): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(type.fields)
      .filter(([, field]) => field.compute !== null)
      .map(([name, field]) => [name, field.compute?.(values, clock)]),
  ),
})
