import { setImmediate } from 'node:timers/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contentTypeOf, maskPersonalData, type AnyContentType } from '@captain/content-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { createDemoFolder } from '@captain/testing/data-folder'
import { authCallOver, cookiesOf } from '@captain/testing/passkey-session'
import { startServer } from '@captain/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../app-under-test.ts'
import { tenants } from '../tenants.ts'
import { startApi } from './api-under-test.ts'

type Json = Readonly<Record<string, unknown>>
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
type Document = { readonly paths: Paths; readonly components: { readonly schemas: Json } & Json }
type Person = keyof TestApp['cookies']

const declaredType = (slug: string, name: string): AnyContentType | null => {
  const tenant = tenants.find((one) => one.slug === slug)
  return tenant === undefined ? null : contentTypeOf(tenant, name)
}

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const FIRST: Readonly<Record<string, string>> = {
  id: NOBODY,
  view: NOBODY,
  operation: NOBODY,
  number: '1',
  key: 'nothing',
  code: '1000001',
}

let app: TestApp
let whole: Document

/** Validation takes seconds, so a connection that the server closed in the meantime is detected before its reuse. */
const lookUp = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) await setImmediate()
}

const read = async (as: Person, locale = 'ja') => {
  await lookUp()
  const answer = await fetch(`${app.baseUrl}/api/openapi.json?locale=${locale}`, { headers: app.cookies[as] })
  return { answer, text: await answer.text() }
}
const documentOf = async (as: Person, locale?: string): Promise<Document> => JSON.parse((await read(as, locale)).text) as Document

beforeAll(async () => {
  app = await startApi()
  whole = await documentOf('admin')
}, 300_000)
afterAll(() => app.stop())

test.each([
  ['the list of what people sent', '/api/v1/tenants/shop/order', 'get', 'content:read submissions:read'],
  ['a step of what people sent', '/api/v1/tenants/shop/order/{id}/ship', 'post', 'content:write submissions:read'],
  ['a list about nobody', '/api/v1/tenants/cafe/food', 'get', 'content:read'],
  ['what is public', '/api/v1/public/cafe/food', 'get', 'delivery:read'],
  ['what holds secrets', '/api/v1/tenants/shop/payment-card', 'get', undefined],
])('tells all the scopes that a key needs for %s', (_what, path, method, scopes) => {
  const operation = whole.paths[path]?.[method]
  expect(operation).toBeDefined()
  expect(operation?.['x-key-scope']).toBe(scopes)
})

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))

const filled = (path: string, parts: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => encodeURIComponent(parts[name] ?? FIRST[name] ?? 'x'))

/** Calls a server as an administrator. */
const callsTo =
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
const checker = (document: Document) => {
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

const findingsOf = async (
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

describe('the document', () => {
  test.each(['guest', 'viewer', 'admin'] as const)('of %s is valid OpenAPI 3.1, and every reference leads somewhere', async (person) => {
    for (const locale of ['ja', 'en']) {
      const document = await documentOf(person, locale)
      const validator = new Validator()
      const { valid, errors } = await validator.validate(structuredClone(document))
      expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
      expect(validator.version).toBe('3.1')
      const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, at = '']) => at)
      const missing = references.filter(
        (at) => at.split('/').reduce<unknown>((value, part) => (value as Json | undefined)?.[part], document) === undefined,
      )
      expect([...new Set(missing)]).toEqual([])
    }
  })

  test('names each operation once', () => {
    const ids = operationsOf(whole).map(({ operation }) => operation.operationId)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('speaks both languages', async () => {
    const summaries = async (locale: string) => operationsOf(await documentOf('guest', locale)).map(({ operation }) => operation)
    expect(JSON.stringify(await summaries('ja'))).toContain('公開中のフードの一覧を読む')
    // Request bodies are the same in every language.
    const words = JSON.stringify(await summaries('en'), (key, value: unknown) => (key === 'enum' ? undefined : value))
    expect(words).not.toMatch(/[ぁ-んァ-ヶ]/)
  })

  test('tells strangers what is public, and members their own tenants', async () => {
    const paths = async (person: Person) => Object.keys((await documentOf(person)).paths)
    const guest = await paths('guest')
    expect(guest.filter((path) => path.startsWith('/api/v1/tenants/'))).toEqual([])
    expect(guest).toContain('/api/v1/public/cafe/food')
    const { components } = await documentOf('guest')
    // Records of the back office, and the bodies that create and update them, have private fields.
    expect(
      Object.keys(components.schemas).filter((name) => /^\w+\.[\w-]+(?:\.(?:answer|list|listed|draft|changes|conflict))?$/.test(name)),
    ).toEqual([])
    expect(JSON.stringify(components)).not.toContain('internalNote')
    const viewer = await paths('viewer')
    expect(viewer).toContain('/api/v1/tenants/cafe/food')
    expect(viewer.filter((path) => path.startsWith('/api/v1/tenants/shop/'))).toEqual([])
    expect((await paths('pending')).filter((path) => path.startsWith('/api/v1/tenants/'))).toEqual([])
  })

  test('is not sent twice', async () => {
    const { answer } = await read('viewer')
    const etag = answer.headers.get('etag') ?? ''
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const again = await fetch(`${app.baseUrl}/api/openapi.json?locale=ja`, { headers: { ...app.cookies.viewer, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(`${app.baseUrl}/api/openapi.json?locale=ja`, { headers: { ...app.cookies.clerk, 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })
})

describe('what is mounted and what is described', () => {
  test('every endpoint describes itself', async () => {
    const silent: string[] = []
    const describing = { locale: 'ja', shared: () => ({}) } as const
    const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(?:\\.csv)?$`)
    for (const { method, path, describe: describeOperations } of app.endpoints) {
      const operations = (await describeOperations?.(describing)) ?? []
      const fits = operations.every((one) => one.method === method && shapeOf(path).test(one.path))
      // A transition of a workflow that no content type uses is no operation.
      const isSilent = describeOperations === undefined || (operations.length === 0 && !path.includes('/:type'))
      if (isSilent || !fits) silent.push(`${method} ${path}`)
    }
    expect(silent).toEqual([])
  })

  test('every described operation answers, and none exists for a content type that the document does not tell', async () => {
    const all = operationsOf(whole)
    const described = new Set(all.map(({ path, method }) => `${method} ${path}`))
    const suffixes = new Set(
      all.flatMap(({ path, method, operation }) => {
        const type = operation['x-content-type']
        const base = `/api/v1/tenants/${operation.tags[0]}/${type}`
        return type !== undefined && path.startsWith(`${base}/`) ? [`${method} ${path.slice(base.length)}`] : []
      }),
    )
    const bases = new Set(
      all.flatMap(({ operation }) =>
        operation['x-content-type'] === undefined ? [] : [`/api/v1/tenants/${operation.tags[0]}/${operation['x-content-type']}`],
      ),
    )
    const asked = [...described, ...[...bases].flatMap((base) => [...suffixes].map((suffix) => suffix.replace(' ', ` ${base}`)))].filter(
      (one) => !one.includes('/api/auth/'),
    )
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
    expect(wrong).toEqual([])
  }, 300_000)
})

describe('real answers', () => {
  let call: ReturnType<typeof callsTo>
  let document: Document
  let stop: () => Promise<void>

  const itemsOf = async (path: string): Promise<readonly Json[]> => {
    const { items = [] } = (await (await call('get', path)).json()) as { items?: readonly Json[] }
    return items
  }

  beforeAll(async () => {
    const { baseUrl, demoPassword, dispose } = await startServer({ dataDir: await createDemoFolder() })
    stop = dispose
    const body = { email: 'admin@captain.example', password: demoPassword }
    call = callsTo(baseUrl, { cookie: cookiesOf(await authCallOver(baseUrl)('/sign-in/email', { body })) })
    document = (await (await call('get', '/api/openapi.json?locale=ja')).json()) as Document
  }, 300_000)
  afterAll(() => stop())

  test('every reading answers as it is described', async () => {
    const check = checker(document)
    const wrong: unknown[] = []
    const firsts = new Map<string, Json | undefined>()
    const firstOf = async (base: string) => {
      if (!firsts.has(base)) firsts.set(base, (await itemsOf(`${base}?limit=1`))[0])
      return firsts.get(base)
    }
    for (const one of operationsOf(document)) {
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
    expect(wrong).toEqual([])
  }, 300_000)

  test('what a list offers to narrow and sort by is taken, for staff and public', async () => {
    const wrong: string[] = []
    for (const { path, method, operation } of operationsOf(document)) {
      const type = operation['x-content-type']
      if (method !== 'get' || type === undefined || !path.endsWith(`/${operation.tags[0]}/${type}`)) continue
      for (const { name, in: place, schema } of operation.parameters ?? []) {
        const { enum: choices, items } = schema as { enum?: readonly string[]; items?: { enum?: readonly string[] } }
        const value = (choices ?? items?.enum)?.at(-1)
        if (place !== 'query' || value === undefined) continue
        const isOfTrash = value.endsWith('deletedAt')
        const answer = await call(
          'get',
          `${path}?${new URLSearchParams({ [name]: value, limit: '1', ...(isOfTrash && { trash: 'true' }) })}`,
        )
        await answer.arrayBuffer()
        if (answer.status !== 200) wrong.push(`${path}?${name}=${value}: ${answer.status}`)
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  test('refusals, conflicts and what is made answer as they are described', async () => {
    const check = checker(document)
    const wrong: unknown[] = []
    const seen = new Set<number>()
    const send = async (one: ReturnType<typeof operationsOf>[number], path: string, body: unknown, headers: Json = {}) => {
      const answer = await call(one.method, path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
      })
      seen.add(answer.status)
      const findings = await findingsOf(check, one, answer)
      if (findings !== null) wrong.push([one.method, path, findings])
    }
    for (const one of operationsOf(document)) {
      const { operation, path, method } = one
      const type = operation['x-content-type']
      if (type === undefined || !(method === 'patch' || method === 'post') || !path.startsWith('/api/v1/tenants/')) continue
      const base = `/api/v1/tenants/${operation.tags[0]}/${type}`
      const [listed] = await itemsOf(`${base}?limit=1`)
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
    expect(wrong).toEqual([])
    expect([...seen].toSorted((one, other) => one - other)).toEqual(expect.arrayContaining([200, 201, 409, 422, 428]))
  }, 300_000)

  test('what the public sends is refused as it is described', async () => {
    const check = checker(document)
    const path = '/api/v1/public/shop/order'
    const operation = document.paths[path]?.['post']
    expect(operation).toBeDefined()
    const answer = await call('post', path, { body: '{}', headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(422)
    expect(operation === undefined ? null : await findingsOf(check, { path, method: 'post', operation }, answer)).toBeNull()
  })
})
