import { maskPersonalData, type AnyContentType } from '@captain/content-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../app-under-test.ts'
import { tenants } from '../tenants.ts'
import { callsTo, checker, declaredType, filled, findingsOf, operationsOf, type Document, type Json } from './openapi-under-test.ts'

type Operation = ReturnType<typeof operationsOf>[number]

/** Whether the operations of a content type are tried, and with null those of a tenant that are about no type. */
export type Tries = (tag: string, type: AnyContentType | null) => boolean

/** Returns what tries one content type of each workflow of some tenants, and what belongs to no tenant: an answer depends on the workflow. */
export const firstOfEachWorkflow = (slugs: readonly string[]): Tries => {
  const own = tenants.filter(({ slug }) => slugs.includes(slug))
  const types = Map.groupBy(
    own.flatMap(({ contentTypes }) => contentTypes),
    ({ workflow }) => workflow,
  )
  const firsts = new Set([...types.values()].map(([first]) => first))
  return (tag, type) => (type === null ? slugs.includes(tag) || tenants.every(({ slug }) => slug !== tag) : firsts.has(type))
}

type Answering = {
  /** The whole API, without records. */
  readonly app: () => TestApp
  /** Starts a server with demo records. */
  readonly start: () => Promise<{ readonly call: ReturnType<typeof callsTo>; readonly stop: () => Promise<void> }>
  readonly tries: Tries
}

type Call = ReturnType<typeof callsTo>
type IsTried = (operation: Operation) => boolean

/** Server with demo records, and what its document says. */
type Answers = { readonly call: Call; readonly document: Document; readonly isTried: IsTried }

const itemsOf = async (call: Call, path: string): Promise<readonly Json[]> => {
  const { items = [] } = (await (await call('get', path)).json()) as { items?: readonly Json[] }
  return items
}

/** Returns the operations that the document has and the server has not, and the other way round. */
const undescribed = async (app: TestApp, isTried: IsTried): Promise<readonly string[]> => {
  const answer = await fetch(`${app.baseUrl}/api/openapi.json?locale=ja`, { headers: app.cookies.admin })
  const all = operationsOf((await answer.json()) as Document)
  const described = new Set(all.map(({ path, method }) => `${method} ${path}`))
  const tried = all.filter(isTried)
  const suffixes = new Set(
    all.flatMap(({ path, method, operation }) => {
      const type = operation['x-content-type']
      const base = `/api/v1/tenants/${operation.tags[0]}/${type}`
      return type !== undefined && path.startsWith(`${base}/`) ? [`${method} ${path.slice(base.length)}`] : []
    }),
  )
  const bases = new Set(
    tried.flatMap(({ operation }) =>
      operation['x-content-type'] === undefined ? [] : [`/api/v1/tenants/${operation.tags[0]}/${operation['x-content-type']}`],
    ),
  )
  const asked = [
    ...tried.map(({ path, method }) => `${method} ${path}`),
    ...[...bases].flatMap((base) => [...suffixes].map((suffix) => suffix.replace(' ', ` ${base}`))),
  ].filter((one) => !one.includes('/api/auth/'))
  const call = callsTo(app.baseUrl, app.cookies.admin)
  const wrong: string[] = []
  const ask = async (one: string): Promise<void> => {
    const [method = '', path = ''] = one.split(' ')
    const init = method === 'get' || method === 'delete' ? {} : { body: '{', headers: { 'content-type': 'application/json' } }
    const answer = await call(method, filled(path), init)
    await answer.arrayBuffer()
    const isThere = answer.status !== 405
    // Whether a preview or a duplicate check is useful depends on the declaration: without one they find nothing.
    const mayBeSilent = path.endsWith('/preview') || path.endsWith('/duplicate-check')
    if (isThere !== described.has(one) && !(mayBeSilent && isThere)) wrong.push(`${one}: ${answer.status}`)
  }
  const waiting = [...new Set(asked)]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await ask(one)
    }),
  )
  return wrong
}

/** Returns the readings whose answers differ from their description. */
const wrongReadings = async ({ call, document, isTried }: Answers): Promise<readonly unknown[]> => {
  const check = checker(document)
  const wrong: unknown[] = []
  const firsts = new Map<string, Json | undefined>()
  const firstOf = async (base: string) => {
    if (!firsts.has(base)) firsts.set(base, (await itemsOf(call, `${base}?limit=1`))[0])
    return firsts.get(base)
  }
  for (const one of operationsOf(document).filter(isTried)) {
    const type = one.operation['x-content-type']
    if (one.method !== 'get' || one.path.startsWith('/api/docs')) continue
    const side = one.path.startsWith('/api/v1/public/') ? 'public' : 'tenants'
    const first = type === undefined ? undefined : await firstOf(`/api/v1/${side}/${one.operation.tags[0]}/${type}`)
    const parts = { id: first?.['id'], key: first?.['slug'] ?? first?.['id'], number: first?.['lockVersion'] }
    const known = Object.fromEntries(
      Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value as string | number}`]])),
    )
    const answer = await call('get', filled(one.path, known))
    const copy = answer.clone()
    const findings = await findingsOf(check, one, answer)
    if (findings !== null) wrong.push([one.path, findings])
    const declared = type === undefined ? null : declaredType(one.operation.tags[0] ?? '', type)
    if (declared === null || !one.operation.operationId.endsWith('.get') || !copy.ok) continue
    const veiled = await findingsOf(check, one, Response.json(maskPersonalData(declared, (await copy.json()) as Json)))
    if (veiled !== null) wrong.push([one.path, 'as those see it who may not see people', veiled])
  }
  return wrong
}

/** Returns the parameters of lists that are described and refused. */
const refusedParameters = async ({ call, document, isTried }: Answers): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const { path, method, operation } of operationsOf(document).filter(isTried)) {
    const type = operation['x-content-type']
    if (method !== 'get' || type === undefined || !path.endsWith(`/${operation.tags[0]}/${type}`)) continue
    for (const { name, in: place, schema } of operation.parameters ?? []) {
      const { enum: choices, items } = schema as { enum?: readonly string[]; items?: { enum?: readonly string[] } }
      const value = (choices ?? items?.enum)?.at(-1)
      if (place !== 'query' || value === undefined) continue
      const isOfTrash = value.endsWith('deletedAt')
      const answer = await call('get', `${path}?${new URLSearchParams({ [name]: value, limit: '1', ...(isOfTrash && { trash: 'true' }) })}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) wrong.push(`${path}?${name}=${value}: ${answer.status}`)
    }
  }
  return wrong
}

/** Returns the writes whose answers differ from their description, and the statuses of all. */
const wrongWrites = async ({ call, document, isTried }: Answers) => {
  const check = checker(document)
  const wrong: unknown[] = []
  const seen = new Set<number>()
  const send = async (one: Operation, path: string, body: unknown, headers: Json = {}) => {
    const answer = await call(one.method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
    })
    seen.add(answer.status)
    const findings = await findingsOf(check, one, answer)
    if (findings !== null) wrong.push([one.method, path, findings])
  }
  for (const one of operationsOf(document).filter(isTried)) {
    const { operation, path, method } = one
    const type = operation['x-content-type']
    if (type === undefined || !(method === 'patch' || method === 'post') || !path.startsWith('/api/v1/tenants/')) continue
    const base = `/api/v1/tenants/${operation.tags[0]}/${type}`
    const [listed] = await itemsOf(call, `${base}?limit=1`)
    if (listed === undefined) continue
    const record = (await (await call('get', `${base}/${String(listed['id'])}`)).json()) as Json
    if (path === base) {
      const { properties } = document.components.schemas[`${operation.tags[0]}.${type}.draft`] as { properties: Json }
      const draft = Object.fromEntries(Object.entries(record).filter(([name]) => name in properties))
      const findings = check(draft, 'components', 'schemas', `${operation.tags[0]}.${type}.draft`)
      if (findings !== null) wrong.push([path, 'a record is no draft', findings])
      await send(one, path, {})
      await send(one, path, { ...draft, nothing: 1 })
      await send(one, path, draft, { 'idempotency-key': `made-${operation.tags[0]}-${type}` })
    } else if (path === `${base}/{id}/duplicate`) {
      await send(one, filled(path, { id: String(record['id']) }), {})
    } else if (path === `${base}/{id}`) {
      const at = filled(path, { id: String(record['id']) })
      await send(one, at, {})
      await send(one, at, {}, { 'if-match': '"999999"' })
      await send(one, at, { nothing: 1 }, { 'if-match': `"${String(record['lockVersion'])}"` })
      await send(one, at, {}, { 'if-match': `"${String(record['lockVersion'])}"` })
    }
  }
  return { wrong, statuses: [...seen].toSorted((one, other) => one - other) }
}

/** Registers tests that compare the answers of a server with what the document says. */
export const describeAnswers = ({ app, start, tries }: Answering): void => {
  const isTried: IsTried = ({ operation }) => {
    const [tag = ''] = operation.tags
    const name = operation['x-content-type']
    return tries(tag, name === undefined ? null : declaredType(tag, name))
  }

  test('every described operation answers, and none exists for a content type that the document does not tell', async () => {
    expect(await undescribed(app(), isTried)).toEqual([])
  })

  describe('real answers', () => {
    let answers: Answers
    let stop: (() => Promise<void>) | undefined

    beforeAll(async () => {
      const started = await start()
      const { call } = started
      stop = started.stop
      answers = { call, isTried, document: (await (await call('get', '/api/openapi.json?locale=ja')).json()) as Document }
    })
    afterAll(() => stop?.())

    test('every reading answers as it is described', async () => {
      expect(await wrongReadings(answers)).toEqual([])
    })

    test('what a list offers to narrow and sort by is taken, for staff and public', async () => {
      expect(await refusedParameters(answers)).toEqual([])
    })

    test('refusals, conflicts and what is made answer as they are described', async () => {
      const { wrong, statuses } = await wrongWrites(answers)
      expect(wrong).toEqual([])
      expect(statuses).toEqual(expect.arrayContaining([200, 201, 409, 422, 428]))
    })

    test('what the public sends is refused as it is described', async () => {
      const { call, document } = answers
      const check = checker(document)
      const path = '/api/v1/public/shop/order'
      const operation = document.paths[path]?.['post']
      expect(operation).toBeDefined()
      const answer = await call('post', path, { body: '{}', headers: { 'content-type': 'application/json' } })
      expect(answer.status).toBe(422)
      expect(operation === undefined ? null : await findingsOf(check, { path, method: 'post', operation }, answer)).toBeNull()
    })
  })
}
