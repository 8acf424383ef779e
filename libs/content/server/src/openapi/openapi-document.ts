import type { DescribedOperation } from '@captain/auth-server'
import type { DescribedBody, DescribedParameter, JsonSchema } from '@captain/http-server'
import { PROBLEM_MEDIA_TYPE } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { ApiDescription } from './collect-operations.ts'
import { DOCUMENT_LABELS } from './words/document-labels.ts'
import type { ProblemCode } from './problem-codes.ts'

type DocumentOptions = {
  readonly operations: readonly DescribedOperation[]
  readonly tenants: readonly { readonly slug: string; readonly names: Readonly<Record<Locale, string>> }[]
  readonly baseUrl: string
  readonly version: string
  /** The possible problems of operations, by code. */
  readonly codes: ReadonlyMap<string, ProblemCode>
  /** Default: the form for programs, with one tag per tenant. */
  readonly presentation?: DocumentPresentation
}

export type DocumentTag = { readonly name: string; readonly description: string; readonly 'x-displayName'?: string }

/** How a page that shows some operations titles, groups and extends them. */
export type DocumentPresentation = {
  readonly title: string
  readonly description: string
  readonly tags: readonly DocumentTag[]
  /** Name of the tag that lists the operation. */
  readonly tagOf: (operation: DescribedOperation) => string
  /** Members that replace or extend those of the operation. */
  readonly extend: (operation: DescribedOperation) => Readonly<Record<string, unknown>>
}

const JSON_TYPE = 'application/json'

/** Tag of operations outside tenants. */
const COMMON_TAG = 'common'

const HEADERS: Readonly<Record<string, JsonSchema>> = {
  ETag: { type: 'string' },
  Location: { type: 'string' },
  'Cache-Control': { type: 'string' },
  'Content-Disposition': { type: 'string' },
  'Retry-After': { type: 'integer' },
}

const parameterOf = ({ name, in: place, description, schema, isRequired, isJoined }: DescribedParameter) => ({
  name,
  in: place,
  description,
  ...(isRequired && { required: true }),
  ...(isJoined && { explode: false }),
  schema,
})

const contentOf = ({ schema, mediaType = JSON_TYPE, example }: DescribedBody) => ({
  [mediaType]: { schema, ...(example !== undefined && { example }) },
})

const headersOf = (names: readonly string[] | undefined) =>
  names === undefined ? {} : { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) }

const declaredResponses = (locale: Locale, { answers, answerHeaders }: DescribedOperation) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, body]) => [
      status,
      {
        description: DOCUMENT_LABELS[locale].statuses[status] ?? status,
        ...headersOf(answerHeaders),
        ...(body !== null && { content: contentOf(body) }),
      },
    ]),
  )

const problemSchema = (codes: readonly ProblemCode[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: { code: { enum: codes.map(({ code }) => code) }, status: { const: codes[0]?.status } } },
  ],
})

const refused = (codes: readonly ProblemCode[], schema: JsonSchema) => ({
  description: codes.map(({ code, title }) => `\`${code}\`: ${title}`).join('  \n'),
  ...(codes.some(({ status }) => status === 429) && headersOf(['Retry-After'])),
  content: { [PROBLEM_MEDIA_TYPE]: { schema } },
})

/** Returns the problems of an operation by status; refers to shared descriptions for those of several operations. */
const problemsOf = (
  { problems, conflict }: DescribedOperation,
  known: ReadonlyMap<string, ProblemCode>,
  responses: Map<string, unknown>,
): Readonly<Record<string, unknown>> => {
  const codes = problems.flatMap((code) => known.get(code) ?? [])
  const byStatus = Map.groupBy(codes, ({ status }) => String(status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      if (status === '409' && conflict !== undefined) return [status, refused(group, conflict)]
      const name = [status, ...group.map(({ code }) => code).toSorted()].join('.')
      if (!responses.has(name)) responses.set(name, refused(group, problemSchema(group)))
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

const roleOf = ({ guard }: DescribedOperation): string => (typeof guard === 'string' ? guard : guard.tenant)

/** Returns the alternative credentials of an operation; an empty one admits guests. */
const securityOf = ({ guard, keyScopes }: DescribedOperation): readonly JsonSchema[] => [
  ...(guard === 'public' ? [{}] : [{ session: [] }, { jwt: [] }]),
  ...(keyScopes === undefined ? [] : [{ apiKey: [] }]),
]

const operationOf = (
  operation: DescribedOperation,
  locale: Locale,
  known: ReadonlyMap<string, ProblemCode>,
  responses: Map<string, unknown>,
  presentation: DocumentPresentation | undefined,
) => {
  const { id, summary, details, tenant, type, parameters, body, keyScopes } = operation
  return {
    operationId: id,
    summary,
    ...(details !== undefined && { description: details }),
    tags: [presentation?.tagOf(operation) ?? tenant ?? COMMON_TAG],
    ...(type !== null && { 'x-content-type': type }),
    'x-least-role': roleOf(operation),
    ...(keyScopes !== undefined && { 'x-key-scope': keyScopes.join(' ') }),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters: parameters.map(parameterOf) }),
    ...(body !== undefined && { requestBody: { required: body.isOptional !== true, content: contentOf(body) } }),
    responses: {
      ...declaredResponses(locale, operation),
      ...problemsOf(operation, known, responses),
      default: { $ref: '#/components/responses/default' },
    },
    ...presentation?.extend(operation),
  }
}

const REFERENCE = /"#\/components\/schemas\/([\w.-]+)"/g

/** Returns the schemas that a text references, directly or indirectly. */
const schemasIn = (text: string, all: ReadonlyMap<string, JsonSchema>): Readonly<Record<string, JsonSchema>> => {
  const found = new Map<string, JsonSchema>()
  const waiting = [text]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const [, name = ''] of one.matchAll(REFERENCE)) {
      const schema = all.get(name)
      if (schema === undefined || found.has(name)) continue
      found.set(name, schema)
      waiting.push(JSON.stringify(schema))
    }
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns the OpenAPI 3.1 document of some operations, as JSON. */
export const openApiDocument = (
  { locale, schemas }: ApiDescription,
  { operations, tenants, baseUrl, version, codes, presentation }: DocumentOptions,
): string => {
  const words = DOCUMENT_LABELS[locale]
  const responses = new Map<string, unknown>([['default', refused([], { $ref: '#/components/schemas/Problem' })]])
  const paths = new Map<string, Record<string, unknown>>()
  for (const operation of operations) {
    const methods = paths.get(operation.path) ?? {}
    methods[operation.method.toLowerCase()] = operationOf(operation, locale, codes, responses, presentation)
    paths.set(operation.path, methods)
  }
  const tags = new Set(operations.map(({ tenant }) => tenant))
  const described = { paths: Object.fromEntries(paths), responses: Object.fromEntries(responses) }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: presentation?.title ?? words.title, description: presentation?.description ?? words.description, version },
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    servers: [{ url: baseUrl }],
    tags: presentation?.tags ?? [
      { name: COMMON_TAG, description: words.common },
      ...tenants.filter(({ slug }) => tags.has(slug)).map(({ slug, names }) => ({ name: slug, description: names[locale] })),
    ],
    paths: described.paths,
    components: {
      schemas: schemasIn(JSON.stringify(described), schemas),
      responses: {
        ...described.responses,
        default: { ...refused([], { $ref: '#/components/schemas/Problem' }), description: words.otherwise },
      },
      headers: Object.fromEntries(Object.entries(HEADERS).map(([name, schema]) => [name, { schema, description: words.headers[name] }])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: words.cookie, description: words.schemes.session },
        jwt: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: words.schemes.jwt },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'cpt_…', description: words.schemes.apiKey },
      },
    },
  })
}
