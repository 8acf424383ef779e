import { issuesOf } from '@captain/validation'
import { safeParse } from 'valibot'
import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, Fields, SetBy } from '../fields/field.ts'
import type { ValidationLevel } from '../fields/kind-definition.ts'
import { currentClock, type Clock } from './clock.ts'
import { createSubmissionCheck } from './check-submission.ts'
import { brokenChecks } from './broken-checks.ts'
import { fieldNameOf, type AnyCrossCheck } from './cross-check.ts'
import { isEmptyValue, kindOf } from '../fields/kinds.ts'
import { emptyValue, recordSchema, type Values } from '../values/values.ts'
import type { FieldIssue, ValidationResult } from './validation-result.ts'
import { transitionIn, workflowOf, type Transition } from '../workflows/workflow.ts'

/** Returns the fields that are stored as given: all except the computed ones. */
export const writableFields = (type: AnyContentType): Fields =>
  Object.fromEntries(Object.entries(type.fields).filter(([, field]) => field.compute === null))

/** Returns issues for the fields of a request that its sender may not set. Leaves unknown names to the schema. */
export const forbiddenFieldIssues = (type: AnyContentType, sent: Values, by: SetBy): readonly FieldIssue[] =>
  Object.keys(sent)
    .filter((name) => Object.hasOwn(type.fields, name) && type.fields[name]?.compute === null && type.fields[name]?.setBy !== by)
    .map((path) => ({ path, rule: 'readOnly', params: {} }))

const NONE: ReadonlySet<string> = new Set()

const namesIn = (issues: readonly FieldIssue[]): ReadonlySet<string> => new Set(issues.map(fieldNameOf))

const loneSchemas = new WeakMap<AnyField, ReturnType<typeof recordSchema>>()

/** Returns the cached schema of an object with only this field, named `value`; a form is checked each time that a field is left. */
const loneSchemaOf = (field: AnyField): ReturnType<typeof recordSchema> => {
  const schema = loneSchemas.get(field) ?? recordSchema({ value: field }, 'save')
  loneSchemas.set(field, schema)
  return schema
}

/** Returns the values for cross-field checks: the output of the schema, with invalid fields emptied. */
const comparable = (type: AnyContentType, values: Values, wrong: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(writableFields(type)).map(([name, field]) => {
      if (wrong.has(name)) return [name, emptyValue(field)]
      const parsed = safeParse(loneSchemaOf(field), name in values ? { value: values[name] } : {})
      return [name, parsed.success ? parsed.output['value'] : emptyValue(field)]
    }),
  )

const checksAt = ({ workflow, checks }: AnyContentType, stage: ValidationLevel): readonly AnyCrossCheck[] =>
  [...(workflowOf(workflow).checks ?? []), ...checks].filter((check) => check.stage === undefined || check.stage === stage)

const schemas = new WeakMap<AnyContentType, Map<ValidationLevel, ReturnType<typeof recordSchema>>>()

/** Returns the cached schema of a type at a validation level; an import checks thousands of records. */
const schemaOf = (type: AnyContentType, stage: ValidationLevel): ReturnType<typeof recordSchema> => {
  const known = schemas.get(type) ?? new Map<ValidationLevel, ReturnType<typeof recordSchema>>()
  schemas.set(type, known)
  const schema = known.get(stage) ?? recordSchema(writableFields(type), stage)
  known.set(stage, schema)
  return schema
}

/**
 * Checks complete values against the declaration, for the form and the server. Cross-field checks run unless a field that they read is
 * invalid, or one that the author does not see: their result would reveal its value. `before` is the stored record, null for a new one.
 */
export const validate = (
  type: AnyContentType,
  values: Values,
  stage: ValidationLevel,
  before: Values | null = values,
  clock: Clock = currentClock(),
  unseen: ReadonlySet<string> = NONE,
): ValidationResult => {
  const parsed = safeParse(schemaOf(type, stage), values, { abortPipeEarly: true })
  const own = parsed.success ? [] : issuesOf(parsed.issues)
  const wrong = namesIn(own)
  const output = parsed.success ? parsed.output : comparable(type, values, wrong)
  const issues = [...own, ...brokenChecks(checksAt(type, stage), { values: output, before, clock, wrong, unseen })]
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: output }
}

/** Returns the declaration's warnings, which do not prevent a save; skips invalid fields. */
export const warningsOf = (type: AnyContentType, values: Values, clock: Clock = currentClock()): readonly FieldIssue[] => {
  if (type.warnings.length === 0) return []
  const parsed = safeParse(schemaOf(type, 'save'), values, { abortPipeEarly: true })
  const checked = { before: values, clock, unseen: NONE }
  if (parsed.success) return brokenChecks(type.warnings, { ...checked, values: parsed.output, wrong: NONE })
  const wrong = namesIn(issuesOf(parsed.issues))
  return brokenChecks(type.warnings, { ...checked, values: comparable(type, values, wrong), wrong })
}

/** Checks a submission against the fields that the type accepts. */
export const validateSubmission = createSubmissionCheck({ schema: (fields) => recordSchema(fields, 'publish'), empty: emptyValue })

/** Returns the validation level of a save: `publish` for records that are public or become public by it. */
export const validationLevelOf = ({ workflow }: AnyContentType, values: Values): ValidationLevel => {
  const { exposure } = workflowOf(workflow)
  return (exposure === 'toggle' || exposure === 'save') && values['isPublished'] === true ? 'publish' : 'save'
}

/** Returns the empty fields that a transition requires, by its workflow or by the type for these values. */
export const missingForTransition = (
  type: AnyContentType,
  transition: Transition,
  values: Values,
  clock: Clock = currentClock(),
): readonly FieldIssue[] => {
  const names = [
    ...(transitionIn(type.workflow, transition)?.requires ?? []),
    ...(type.transitions[transition]?.requires?.(values, clock) ?? []),
  ]
  return [...new Set(names)].flatMap((name): readonly FieldIssue[] => {
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
