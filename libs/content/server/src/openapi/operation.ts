import { keyScopesOf } from '../integrations/api-keys/assert-key-access.ts'
import type { KeyScope } from '@captain/auth-core'
import type { DescribedOperation, EndpointGuard } from '@captain/auth-server'
import type { DescribedBody, DescribedParameter, DescribeContext, EndpointMethod, JsonSchema, OperationTexts } from '@captain/http-server'
import type { GenericSchema } from 'valibot'
import { described } from './components.ts'
import { localeParameter, pathParameters } from './parameters.ts'
import { nameOf, type Subject } from './type-schemas.ts'
import { filledText, operationTexts, type OperationName } from './words/words.ts'

type Schema = JsonSchema | GenericSchema

/** Facts of an operation that its endpoint supplies, apart from path and access. */
export type OperationFacts<Name extends string = OperationName> = {
  /** Selects the texts of the operation. */
  readonly name: Name
  readonly words?: Readonly<Record<string, string>>
  /** Distinguishes operations with the same name. */
  readonly id?: string
  readonly parameters?: readonly DescribedParameter[]
  readonly body?: Schema
  readonly example?: unknown
  readonly isBodyOptional?: true
  /** Media type of a body that is not JSON, such as a file. */
  readonly bodyType?: string
  /** Default: only a 204. */
  readonly answer?: Schema
  readonly answerType?: string
  readonly status?: 200 | 201 | 202
  readonly answerHeaders?: readonly string[]
  /** Additional statuses that are no problems. */
  readonly alsoAnswers?: readonly number[]
  readonly problems?: readonly string[]
  readonly conflict?: JsonSchema
}

type Place = {
  readonly method: EndpointMethod
  /** The path of the mounted endpoint, with known names inserted. */
  readonly path: string
  readonly guard: EndpointGuard
  readonly keyScopes?: readonly KeyScope[]
  readonly tenant: string | null
  readonly type: string | null
}

/** A file in a form. */
export const UPLOAD: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}
export const FORM = 'multipart/form-data'

const SAFE: ReadonlySet<EndpointMethod> = new Set(['GET'])

const problemsOf = (
  { guard, method, path }: Place,
  { body, parameters = [], problems = [] }: OperationFacts<string>,
): readonly string[] => [
  ...new Set([
    ...(parameters.some((one) => one.in === 'query') ? ['unknown-parameter', 'malformed-parameter'] : []),
    ...(guard === 'public' ? [] : ['unauthorized']),
    ...(guard === 'public' || guard === 'session' ? [] : ['forbidden']),
    ...(typeof guard === 'object' || path.includes(':') ? ['not-found'] : []),
    ...(SAFE.has(method) ? [] : ['foreign-origin']),
    ...(body === undefined ? [] : ['bad-request', 'malformed-json', 'too-large', 'unsupported-media-type']),
    ...problems,
  ]),
]

const answerOf = (describing: DescribeContext, { answer, answerType }: OperationFacts<string>): DescribedBody | null =>
  answer === undefined ? null : { schema: described(describing, answer), ...(answerType !== undefined && { mediaType: answerType }) }

/** Creates the description of an operation, with the texts of a library. */
export const operationWith = <Name extends string>(
  texts: OperationTexts<Name>,
  describing: DescribeContext,
  place: Place,
  facts: OperationFacts<Name>,
): DescribedOperation => {
  const { method, guard, tenant, type } = place
  const {
    name,
    words,
    parameters = [],
    body,
    bodyType,
    example,
    isBodyOptional,
    answer,
    status = 200,
    answerHeaders,
    alsoAnswers = [],
    conflict,
  } = facts
  const path = place.path.replaceAll(/:(\w+)/g, '{$1}')
  const all = [...pathParameters(describing, path), ...parameters]
  const hasLocale = all.some((one) => one.name === 'locale')
  return {
    id: [tenant, type, facts.id ?? name].filter((part) => part !== null).join('.'),
    method,
    path,
    ...filledText(texts[describing.locale][name], words),
    tenant,
    type,
    guard,
    ...(place.keyScopes !== undefined && { keyScopes: place.keyScopes }),
    parameters: hasLocale ? all : [...all, localeParameter(describing, 'language')],
    ...(body !== undefined && {
      body: {
        schema: described(describing, body),
        ...(bodyType !== undefined && { mediaType: bodyType }),
        ...(example !== undefined && { example }),
        ...(isBodyOptional && { isOptional: true as const }),
      },
    }),
    answers: {
      [answer === undefined ? 204 : status]: answerOf(describing, facts),
      ...Object.fromEntries(alsoAnswers.map((one) => [one, null])),
    },
    ...(answerHeaders !== undefined && { answerHeaders }),
    problems: problemsOf(place, facts),
    ...(conflict !== undefined && { conflict }),
  }
}

/** Creates the description of an operation on content. */
export const operation = (describing: DescribeContext, place: Place, facts: OperationFacts): DescribedOperation =>
  operationWith(operationTexts, describing, place, facts)

type TypePlace = Omit<Place, 'tenant' | 'type' | 'keyScopes'> & { readonly keyScope?: KeyScope }

/** Creates the description of an operation on one content type; its texts contain the name of the type. */
export const typeOperation = (
  subject: Subject,
  { keyScope, ...place }: TypePlace,
  { words, ...facts }: OperationFacts,
): DescribedOperation => {
  const { describing, tenant, type } = subject
  // Public operations need no scope for personal data.
  const needed = (scope: KeyScope) => (place.guard === 'public' ? [scope] : keyScopesOf(type, scope))
  const keyScopes = keyScope === undefined ? null : needed(keyScope)
  return operation(
    describing,
    { ...place, tenant: tenant.slug, type: type.name, ...(keyScopes !== null && { keyScopes }) },
    { ...facts, words: { name: nameOf(subject), ...words } },
  )
}
