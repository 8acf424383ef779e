import { setImmediate } from 'node:timers/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contentTypeOf, type AnyContentType } from '@captain/content-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { tenants } from '../tenants.ts'

export type Json = Readonly<Record<string, unknown>>
type Parameter = { readonly name: string; readonly in: string; readonly schema: Json }
type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-content-type'?: string
  readonly 'x-key-scope'?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, { schema: Json }>> }>>
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>
export type Document = { readonly paths: Paths; readonly components: { readonly schemas: Json } & Json }

/** Returns the declaration of a tenant's type; null if there is none. */
export const declaredType = (slug: string, name: string): AnyContentType | null => {
  const tenant = tenants.find((one) => one.slug === slug)
  return tenant === undefined ? null : contentTypeOf(tenant, name)
}

/** Returns what a validator says of a document. */
export const validationOf = async (document: Document) => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  return { valid, errors, version: validator.version }
}

/** What it says of a sound one. */
export const VALID = { valid: true, errors: undefined, version: '3.1' }

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const FIRST: Readonly<Record<string, string>> = {
  id: NOBODY,
  view: NOBODY,
  operation: NOBODY,
  number: '1',
  key: 'nothing',
  code: '1000001',
}

/** Validation takes seconds, so a connection that the server closed in the meantime is detected before its reuse. */
export const lookUp = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await setImmediate()
}

/** Returns the operations of a document with their places. */
export const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))

/** Replaces the parameters of a path by values, or by such as nothing has. */
export const filled = (path: string, parts: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => encodeURIComponent(parts[name] ?? FIRST[name] ?? 'x'))

/** Calls a server as an administrator. */
export const callsTo =
  (baseUrl: string, cookies: Readonly<Record<string, string>>) =>
  async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    await lookUp()
    return fetch(`${baseUrl}${path}`, {
      ...init,
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: { ...cookies, origin: baseUrl, ...(init.headers as Record<string, string>) },
    })
  }

const pointer = (...parts: readonly string[]): string =>
  `api#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Creates a validator of bodies against the document; it returns the findings. */
export const checker = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormatsModule.default(ajv)
  ajv.addSchema({ ...document, $id: 'api' } as never)
  return (value: unknown, ...place: readonly string[]): unknown => {
    const check = ajv.getSchema(pointer(...place))
    if (check === undefined) return `nothing is described at ${place.join('/')}`
    return check(value)
      ? null
      : (check.errors ?? []).slice(0, 3).map(({ instancePath, message, params }) => ({ instancePath, message, params }))
  }
}

/** Returns how an answer differs from its description; null if it does not. */
export const findingsOf = async (
  check: ReturnType<typeof checker>,
  { path, method, operation }: ReturnType<typeof operationsOf>[number],
  answer: Response,
): Promise<unknown> => {
  const status = String(answer.status)
  const response = operation.responses[status]
  if (response === undefined) return `${status} is not described: ${(await answer.text()).slice(0, 200)}`
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const content = response.$ref === undefined ? ['paths', path, method, 'responses', status] : response.$ref.slice(2).split('/')
  if (!type.endsWith('json')) return null
  return check(await answer.json(), ...content, 'content', type, 'schema')
}
