import { issuesOf, type ValidationIssue } from '@captain/validation'
import { safeParse, type GenericSchema } from 'valibot'
import type { EndpointSchemas, HttpContext } from './endpoint.ts'
import { badRequest, internalError, invalid } from './errors.ts'
import { wordedIssues } from './worded-issues.ts'

type Checked = { readonly value: unknown; readonly issues: readonly ValidationIssue[] }

const check = (schema: GenericSchema, value: unknown): Checked => {
  const parsed = safeParse(schema, value, { abortPipeEarly: true })
  return { value: parsed.output, issues: parsed.success ? [] : issuesOf(parsed.issues) }
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
const checkNamed = (schema: GenericSchema, value: unknown): unknown => {
  const { value: checked, issues } = check(schema, value)
  const [first] = issues
  if (first === undefined) return checked
  if (first.rule === 'unknownKeys') throw badRequest('unknown-parameter', String(first.params['key']))
  const [name = ''] = first.path.split('.')
  throw name === '' ? badRequest() : badRequest('malformed-parameter', name)
}

/** Parses input with a schema. Throws a 400 that names the first wrong part. A 400 means a malformed shape, a 422 wrong values. */
export const checkedParts = <Output>(schema: GenericSchema<unknown, Output>, value: unknown): Output => {
  // A schema accepts a list as an object without properties.
  if (Array.isArray(value)) throw badRequest()
  return checkNamed(schema, value) as Output
}

/** Parses the query of a URL with a schema. Throws a 400 that names the first wrong parameter. */
export const checkedQuery = <Output>(schema: GenericSchema<unknown, Output>, url: URL): Output => checkNamed(schema, queryOf(url)) as Output

const checkBody = async (schema: GenericSchema, { json, locale }: HttpContext): Promise<unknown> => {
  const { value, issues } = check(schema, await json())
  if (issues.length > 0) throw invalid(wordedIssues(issues, locale))
  return value
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
  const { value, issues } = check(schema, await bodyOf(answer))
  if (issues.length > 0) {
    log.error({ issues }, 'an answer does not fit its schema')
    throw internalError()
  }
  return new Response(JSON.stringify(value), { status: answer instanceof Response ? answer.status : 200, headers: headersOf(answer) })
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
