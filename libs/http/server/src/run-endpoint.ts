import { issuesOf, type ValidationIssue } from '@captain/validation'
import { safeParse, type GenericSchema } from 'valibot'
import type { EndpointSchemas, HttpContext } from './endpoint.ts'
import { badRequest, internalError, invalid } from './errors.ts'
import { localizeIssues } from './localize-issues.ts'

type Checked<Output> =
  | { readonly isValid: true; readonly value: Output }
  | { readonly isValid: false; readonly issues: readonly ValidationIssue[] }

const check = <Output>(schema: GenericSchema<unknown, Output>, value: unknown): Checked<Output> => {
  const parsed = safeParse(schema, value, { abortPipeEarly: true })
  return parsed.success ? { isValid: true, value: parsed.output } : { isValid: false, issues: issuesOf(parsed.issues) }
}

/** Strings by name, lists for repeated names. */
const queryOf = (url: URL): Readonly<Record<string, string | readonly string[]>> => {
  const names = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = url.searchParams.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

/** Parses the names and values of a URL. Throws a 400 that names the first wrong one. */
const checkNamed = <Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output => {
  const checked = check(schema, value)
  if (checked.isValid) return checked.value
  const [first] = checked.issues
  if (first === undefined) throw badRequest()
  if (first.rule === 'unknownKeys') throw badRequest('unknown-parameter', String(first.params['key']))
  const [name = ''] = first.path.split('.')
  throw name === '' ? badRequest() : badRequest('malformed-parameter', name)
}

/** Parses input with a schema. Throws a 400 that names the first wrong part. A 400 means a malformed shape, a 422 wrong values. */
export const checkedParts = <Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output => {
  // A schema accepts a list as an object without properties.
  if (Array.isArray(value)) throw badRequest()
  return checkNamed(schema, value)
}

/** Parses the query of a URL with a schema. Throws a 400 that names the first wrong parameter. */
export const checkedQuery = <Output>(schema: GenericSchema<unknown, Output>, url: URL): Output => checkNamed(schema, queryOf(url))

const checkBody = async (schema: GenericSchema, { json, locale }: HttpContext): Promise<unknown> => {
  const checked = check(schema, await json())
  if (!checked.isValid) throw invalid(localizeIssues(checked.issues, locale))
  return checked.value
}

const headersOf = (answer: unknown): Headers => {
  const headers = new Headers(answer instanceof Response ? answer.headers : { 'cache-control': 'private, no-store' })
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  return headers
}

const bodyOf = (answer: unknown): Promise<unknown> =>
  answer instanceof Response ? answer.json().catch(() => undefined) : Promise.resolve(answer)

/** Validates a response with its schema. A mismatch is a server bug: logged without its values, answered with 500. */
const checkAnswer = async (schema: GenericSchema, answer: unknown, log: HttpContext['log']): Promise<Response> => {
  const checked = check(schema, await bodyOf(answer))
  if (!checked.isValid) {
    log.error({ issues: checked.issues }, 'an answer does not fit its schema')
    throw internalError()
  }
  return new Response(JSON.stringify(checked.value), {
    status: answer instanceof Response ? answer.status : 200,
    headers: headersOf(answer),
  })
}

type Runnable<Context extends HttpContext> = { readonly schemas?: EndpointSchemas; readonly handler: (context: Context) => unknown }

/** Runs an operation after its guard, checking input and output against the declared schemas. */
export const runEndpoint = async <Context extends HttpContext>(
  { schemas = {}, handler }: Runnable<Context>,
  context: Context,
): Promise<Response> => {
  const checked = {
    ...context,
    ...(schemas.params === undefined ? {} : { params: checkNamed(schemas.params, context.params) as Context['params'] }),
    ...(schemas.query === undefined ? {} : { query: checkNamed(schemas.query, queryOf(context.url)) }),
    ...(schemas.body === undefined ? {} : { body: await checkBody(schemas.body, context) }),
  }
  const answer = await handler(checked)
  return schemas.output === undefined ? (answer as Response) : checkAnswer(schemas.output, answer, context.log)
}
