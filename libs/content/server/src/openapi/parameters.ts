import type { DescribedParameter, DescribeContext, JsonSchema } from '@captain/http-server'
import { LOCALES } from '@captain/locale'
import { jsonSchemaOf } from './json-schema.ts'
import { id } from './shared-schemas.ts'
import { isParameterName, parameterLabels, type ParameterName } from './words/words.ts'

type ParameterOptions = { readonly word?: ParameterName; readonly words?: Readonly<Record<string, string>>; readonly isRequired?: true }

const TEXT: JsonSchema = { type: 'string' }

const parameter =
  (place: DescribedParameter['in']) =>
  (
    { locale }: DescribeContext,
    name: string,
    schema: JsonSchema,
    { word, words, isRequired }: ParameterOptions = {},
  ): DescribedParameter => {
    const wordOrName = word ?? name
    if (!isParameterName(wordOrName)) throw new Error(`The parameter ${name} has no description`)
    return {
      name,
      in: place,
      description: parameterLabels(locale, wordOrName, words),
      schema,
      ...((place === 'path' || isRequired === true) && { isRequired: true }),
    }
  }

/** Creates a query parameter; its description defaults to that of its name. */
export const inQuery = parameter('query')
const inPath = parameter('path')
const inHeader = parameter('header')

const ID = jsonSchemaOf(id)

/** Schemas and names of path parameters. */
const PARTS: Readonly<Record<string, readonly [JsonSchema, ParameterName]>> = {
  id: [ID, 'id'],
  key: [TEXT, 'key'],
  number: [{ type: 'integer', minimum: 1 }, 'number'],
  view: [ID, 'view'],
  operation: [ID, 'operation'],
  code: [{ type: 'string', pattern: '^[0-9]{3}-?[0-9]{4}$' }, 'code'],
}

/** Returns the parameters of a path. */
export const pathParameters = (describing: DescribeContext, path: string): readonly DescribedParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const [schema, word] = PARTS[name] ?? [TEXT, 'file' as const]
    return inPath(describing, name, schema, { word })
  })

export const oneOf = (options: readonly string[]): JsonSchema => ({ type: 'string', enum: options })

/** Returns the parameter for the language of a response, or of its messages. */
export const localeParameter = (describing: DescribeContext, word: 'locale' | 'language'): DescribedParameter =>
  inQuery(describing, 'locale', oneOf(LOCALES), { word })

export const pageParameters = (describing: DescribeContext, standard: number): readonly DescribedParameter[] => [
  inQuery(describing, 'limit', { type: 'integer', minimum: 1, maximum: 100, default: standard }),
  inQuery(describing, 'after', TEXT),
]

export const searchParameter = (describing: DescribeContext): DescribedParameter =>
  inQuery(describing, 'q', { type: 'string', maxLength: 100 })

export const ifMatch = (describing: DescribeContext): DescribedParameter =>
  inHeader(describing, 'If-Match', { type: 'string', pattern: '^(W/)?"?[0-9]{1,9}"?$' }, { word: 'ifMatch' })

export const ifMatchOrAny = (describing: DescribeContext): DescribedParameter =>
  inHeader(describing, 'If-Match', { type: 'string', pattern: '^([*]|(W/)?"?[0-9]{1,9}"?)$' }, { word: 'ifMatchOrAny' })

export const ifNoneMatch = (describing: DescribeContext): DescribedParameter =>
  inHeader(describing, 'If-None-Match', TEXT, { word: 'ifNoneMatch' })

export const idempotencyKey = (describing: DescribeContext): DescribedParameter =>
  inHeader(describing, 'Idempotency-Key', { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' }, { word: 'idempotencyKey' })
