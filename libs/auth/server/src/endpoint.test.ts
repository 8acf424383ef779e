import { object, optional, pipe, string, transform } from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import type { Actor, MemberRole, SignedIn } from '@captain/auth-core'
import { defineEndpoint } from './endpoint.ts'

const ok = () => new Response('ok')

test('a guard decides what the handler may rely on', () => {
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/open',
    guard: 'public',
    handler: ({ actor }) => {
      expectTypeOf(actor).toEqualTypeOf<Actor>()
      return ok()
    },
  })
  const endpoint = defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/tenants/:tenant/food/:id',
    guard: { tenant: 'editor' },
    handler: ({ actor, params, role }) => {
      expectTypeOf(actor).toEqualTypeOf<SignedIn>()
      expectTypeOf(params).toEqualTypeOf<Readonly<Record<'tenant' | 'id', string>>>()
      expectTypeOf(role).toEqualTypeOf<MemberRole>()
      return ok()
    },
  })
  expect(endpoint).toMatchObject({ method: 'PATCH', guard: { tenant: 'editor' } })
})

test('schemas decide what the handler is given and may answer', () => {
  const year = pipe(string(), transform(Number))
  const endpoint = defineEndpoint({
    method: 'POST',
    path: '/api/v1/years/:year',
    guard: 'public',
    schemas: {
      params: object({ year }),
      query: object({ q: optional(string()) }),
      body: object({ name: string() }),
      output: object({ ok: string() }),
    },
    handler: ({ params, query, body }) => {
      expectTypeOf(params.year).toEqualTypeOf<number>()
      expectTypeOf(query.q).toEqualTypeOf<string | undefined>()
      expectTypeOf(body.name).toEqualTypeOf<string>()
      return { ok: 'yes' }
    },
  })
  expect(endpoint.schemas).toBeDefined()
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/open',
    guard: 'public',
    schemas: { output: object({ ok: string() }) },
    // @ts-expect-error not what the schema takes
    handler: () => ({ ok: 1 }),
  })
  // @ts-expect-error a value is no answer without a schema
  defineEndpoint({ method: 'GET', path: '/api/v1/open', guard: 'public', handler: () => ({ ok: 'yes' }) })
  // @ts-expect-error no body without a schema
  defineEndpoint({ method: 'POST', path: '/api/v1/open', guard: 'public', handler: ({ body }) => Response.json(body) })
})

test('what can not be guarded does not compile', () => {
  // @ts-expect-error no guard
  defineEndpoint({ method: 'GET', path: '/api/v1/open', handler: ok })
  // @ts-expect-error a membership is asked for, and no tenant is named
  defineEndpoint({ method: 'GET', path: '/api/v1/food', guard: { tenant: 'viewer' }, handler: ok })
  // @ts-expect-error unknown role
  defineEndpoint({ method: 'GET', path: '/api/v1/:tenant/food', guard: { tenant: 'boss' }, handler: ok })
  expect.assertions(0)
})
