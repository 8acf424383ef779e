import { expectTypeOf, it } from 'vitest'
import { defineServer, type DefinedServer } from './define-server.ts'
import type { RecordIn } from './hook-context-of.ts'
import { hooksFor, type HooksOf } from './hooks-of.ts'
import { jobFor, type JobOf } from './job-of.ts'
import { publicQueryFor, type DefinedPublicQuery } from './public-query-of.ts'
import { tenant } from './tea-house-under-test.ts'

/** Statements for the compiler only; what it rejects in them is rejected at start, too. */
const compiled = (_statements: () => unknown): void => undefined

it('a misspelt content type, hook or slot does not compile', () => {
  expectTypeOf(() => defineServer(tenant, {})).returns.toEqualTypeOf<DefinedServer<'tea-house'>>()
  compiled(() => [
    // @ts-expect-error there is no content type `teea`
    defineServer(tenant, { hooks: { teea: {} } }),
    // @ts-expect-error there is no hook `beforeSaev`
    defineServer(tenant, { hooks: { tea: { beforeSaev: async () => ({}) } } }),
    // @ts-expect-error there is no slot `hook`
    defineServer(tenant, { hook: {} }),
    // @ts-expect-error there is no content type `teea`
    hooksFor(tenant, 'teea', {}),
    // @ts-expect-error there is no content type `teea`
    defineServer(tenant, { jobs: { teea: [] } }),
  ])
})

it('a misspelt field does not compile inside a hook', () =>
  compiled(() =>
    hooksFor(tenant, 'tea', {
      beforeSave: async (values, { before, findForUpdate, findMany, update, create, reject }) => {
        expectTypeOf(values.isSoldOut).toBeUnknown()
        expectTypeOf(before).toEqualTypeOf<RecordIn<typeof tenant, 'tea'> | null>()
        expectTypeOf(before?.steep).toEqualTypeOf<number | null | undefined>()
        // @ts-expect-error there is no field `isSoldOot`
        void values.isSoldOot
        // @ts-expect-error there is no field `isSoldOot`
        void before?.isSoldOot
        expectTypeOf((await findForUpdate('house', '1'))?.sign).toEqualTypeOf<string | undefined>()
        // @ts-expect-error there is no content type `hous`
        await findForUpdate('hous', '1')
        // @ts-expect-error there is no field `isSoldOot`
        await findMany('tea', { isSoldOot: 'true' })
        // @ts-expect-error a text is no number
        await update('tea', '1', { steep: 'three minutes' })
        // @ts-expect-error there is no field `steeep`
        await update('tea', '1', { steeep: 3 })
        // @ts-expect-error `house` is required
        await create('tea', { name: 'Sencha' })
        await create('tea', { name: 'Sencha', house: '1' })
        reject([{ path: 'steep.0', rule: 'max', params: {} }])
        // @ts-expect-error no path of the type begins with `steeep`
        reject([{ path: 'steeep', rule: 'max', params: {} }])
        return values
      },
    }),
  ))

it('hooks of another type, and values of another kind, do not compile', () => {
  const teaHooks = hooksFor(tenant, 'tea', { afterChange: async ({ after }) => void after.steep })
  expectTypeOf(teaHooks).toEqualTypeOf<HooksOf<typeof tenant, 'tea'>>()
  compiled(() => [
    // @ts-expect-error they read a field that houses lack
    defineServer(tenant, { hooks: { house: teaHooks } }),
    hooksFor(tenant, 'wish', {
      beforeTransition: async (values, { transition }) => {
        // @ts-expect-error an inbox is not published
        void (transition === 'publish')
        return values
      },
    }),
  ])
})

it('jobs know the fields, filters and transitions of their type', () => {
  const restock = jobFor(tenant, 'tea', {
    name: 'restock',
    filter: { isSoldOut: 'true' },
    dueChanges: ({ steep }) => (steep === 3 ? { isSoldOut: false } : null),
  })
  expectTypeOf(restock).toEqualTypeOf<JobOf<typeof tenant, 'tea'>>()
  compiled(() => [
    // @ts-expect-error there is no field `isSoldOot`
    jobFor(tenant, 'tea', { name: 'restock', filter: { isSoldOot: 'true' }, dueChanges: () => null }),
    // @ts-expect-error there is no field `isSoldOot`
    jobFor(tenant, 'tea', { name: 'restock', filter: {}, dueChanges: ({ isSoldOot }) => (isSoldOot ? {} : null) }),
    // @ts-expect-error an inbox is not published
    jobFor(tenant, 'wish', { name: 'age', filter: {}, dueChanges: () => ({}), transition: () => 'publish' }),
    jobFor(tenant, 'wish', { name: 'age', filter: {}, dueChanges: () => ({}), transition: () => 'finish' }),
  ])
})

it('public queries know their parameters, their response and what the public reads', () =>
  compiled(() => [
    publicQueryFor(tenant, '/houses/:slug/teas', async (query, { list }) => {
      expectTypeOf(query.get('slug')).toEqualTypeOf<string | undefined>()
      query.get('month')
      // @ts-expect-error the query does not take it
      query.get('mont')
      const [tea] = await list('tea', { 'filter[isSoldOut]': 'true' })
      expectTypeOf(tea?.name).toEqualTypeOf<string | undefined>()
      // @ts-expect-error the field is not public
      void tea?.isSoldOut
      // @ts-expect-error there is no field `isSoldOot`
      await list('tea', { 'filter[isSoldOot]': 'true' })
      // @ts-expect-error nothing of it is public
      await list('house')
      return { names: [] }
    }),
    // @ts-expect-error the response has names
    publicQueryFor(tenant, '/houses/:slug/teas', async () => ({ naems: [] })),
    // @ts-expect-error the tenant declares no such public query
    publicQueryFor(tenant, '/tody', async () => null),
    expectTypeOf(publicQueryFor(tenant, '/today', async () => null)).toEqualTypeOf<DefinedPublicQuery<'tea-house'>>(),
    // @ts-expect-error an inline public query would lose the names of its parameters
    defineServer(tenant, { publicQueries: [{ path: '/today', params: [], resolve: async () => null }] }),
  ]))
