import type { BaseIssue } from 'valibot'
import type { Finding } from './finding.ts'
import type { RuleParams } from './rule-params.ts'

type Expected = RuleParams['type']['expected']

const EXPECTED: Readonly<Record<string, Expected>> = {
  string: 'string',
  number: 'number',
  bigint: 'number',
  boolean: 'boolean',
  date: 'date',
  array: 'array',
  tuple: 'array',
  loose_tuple: 'array',
  strict_tuple: 'array',
  tuple_with_rest: 'array',
  object: 'object',
  loose_object: 'object',
  strict_object: 'object',
  object_with_rest: 'object',
  record: 'object',
  map: 'object',
  set: 'array',
  to_string: 'string',
  to_number: 'number',
  to_bigint: 'number',
  to_boolean: 'boolean',
  parse_boolean: 'boolean',
  to_date: 'date',
}

const CHOICES: ReadonlySet<string> = new Set(['picklist', 'enum', 'literal', 'variant'])

const isKeyAbsent = (issue: BaseIssue<unknown>): boolean => {
  const last = issue.path?.at(-1)
  return last?.type === 'object' && !Object.hasOwn(last.input, String(last.key))
}

const lastKey = (issue: BaseIssue<unknown>): string => {
  const key = issue.path?.at(-1)?.key
  return typeof key === 'string' || typeof key === 'number' ? String(key) : ''
}

/** Converts the finding of a valibot schema to the codes of the default catalogue (the specification, §8). */
export const schemaFinding = (issue: BaseIssue<unknown>): Finding => {
  if (issue.expected === 'never') return { rule: 'unknownKeys', params: { key: lastKey(issue) } }
  if (issue.input === undefined) return { rule: isKeyAbsent(issue) ? 'required' : 'defined', params: {} }
  if (issue.input === null) return { rule: 'notNull', params: {} }
  if (CHOICES.has(issue.type)) return { rule: 'oneOf', params: { options: issue.expected ?? '' } }
  const expected = EXPECTED[issue.type]
  return expected === undefined ? { rule: 'invalid', params: {} } : { rule: 'type', params: { expected } }
}
