import { expect, it } from 'vitest'
import { Hono } from 'hono'
import { createSources } from '../response-cache/page-sources.ts'
import { UNKNOWN_STATE } from '../response-cache/create-response-caching.ts'
import type { ServerEnv } from '../web/request-variables.ts'
import { redirectWithPass, pageFetch } from './page-fetch.ts'

const inside = { baseUrl: 'http://localhost', answers: { answer: () => null } }

const app = new Hono<ServerEnv>()
app.use((context, next) => {
  context.set('sources', createSources(UNKNOWN_STATE))
  return next()
})
app.get('/api/echo', (context) =>
  context.json({
    cookie: context.req.header('cookie') ?? null,
    forwarded: context.req.header('x-forwarded-for') ?? null,
    page: context.req.header('x-captain-page') ?? null,
    tag: context.req.header('if-none-match') ?? null,
  }),
)
app.get('/api/v1/public/portal/tenant/current', (context) => {
  if (context.req.query('pin') === '123456') context.header('set-cookie', 'captain_maintenance_portal=1.x; Path=/')
  return context.json({})
})
app.get('/page', async (context) => pageFetch(app, context, inside)('/api/echo', { headers: { 'if-none-match': '"a"' } }))
app.get('/pin', async (context) => {
  const entered = await redirectWithPass(new URL(context.req.url), 'portal', pageFetch(app, context, inside))
  return entered ?? context.text('stays outside')
})

it('brings the address and the pass of whoever reads a page, and no session', async () => {
  const answer = await app.request('/page', {
    headers: { cookie: 'captain.session=secret; captain_maintenance_nyanko=1.abc', 'x-forwarded-for': '192.0.2.9' },
  })
  expect(await answer.json()).toEqual({ cookie: 'captain_maintenance_nyanko=1.abc', forwarded: '192.0.2.9', page: '1', tag: '"a"' })
  expect(await (await app.request('/page')).json()).toEqual({ cookie: null, forwarded: null, page: '1', tag: '"a"' })
})

it('lets in by the right PIN, which the address then has no more', async () => {
  const right = await app.request('/pin?category=news&pin=123456')
  expect([right.status, right.headers.get('location'), right.headers.get('set-cookie')]).toEqual([
    303,
    '/pin?category=news',
    'captain_maintenance_portal=1.x; Path=/',
  ])
  for (const path of ['/pin?pin=000000', '/pin']) expect(await (await app.request(path)).text()).toBe('stays outside')
})

it('leads to no other host than its own', async () => {
  const entered = await redirectWithPass(new URL('http://localhost//evil.example/news?pin=123456'), 'portal', async (path) =>
    app.request(path),
  )
  expect(entered?.headers.get('location')).toBe('/evil.example/news')
})
