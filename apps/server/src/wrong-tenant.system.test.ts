import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'captain-wrong-'))

/** Makes mistakes in five tenants: in a declaration, in a server part, code of both that does not even load, and code that fails later. */
const MISTAKES = `
import { registerHooks } from 'node:module'
const edits = [
  ['/t7/src/tenant.ts', (text) => text.replace(/color: '[^']*'/, "color: 'brown'")],
  ['/t8/src/tenant.ts', (text) => text + ';throw new Error("the hall fell down")'],
  ['/t9/src/server.ts', (text) => text.replace('defineServer(tenant, {', 'defineServer(tenant, { ...{ hook: {} },')],
  ['/t10/src/server.ts', () => 'throw new Error("the studio is empty")'],
  ['/t6/src/server.ts', (text) => text.replace(/seed: [^\\n]*,\\n/, 'seed: async () => ({ seed: async () => { throw new TypeError("no stock") } }),\\n')],
]
registerHooks({ load: (url, context, next) => {
  const loaded = next(url, context)
  const edit = edits.find(([path]) => url.endsWith('/libs/tenants' + path))
  return edit === undefined ? loaded : { ...loaded, source: edit[1](String(loaded.source)) }
} })
`

let server: RunningServer | null = null

const running = (): RunningServer => {
  if (server === null) throw new Error('the server has not started')
  return server
}

beforeAll(async () => {
  const hook = join(folder, 'mistakes.mjs')
  writeFileSync(hook, MISTAKES)
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  // An empty folder: demo records that exist already are not created again, and cannot fail.
  server = await startServer({ nodeArguments: ['--import', pathToFileURL(hook).href, main] })
})
afterAll(async () => {
  await server?.dispose()
  rmSync(folder, { recursive: true })
})

const STOPPED = ['cafe', 'hall', 'arcade', 'studio', 'shop']

const signIn = async (email: string): Promise<Record<string, string>> => {
  const { baseUrl, demoPassword } = running()
  const answer = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

const read = (path: string, headers: Record<string, string> = {}) => fetch(`${running().baseUrl}${path}`, { headers })

test('the server is ready, says which tenants do not run, and prints why', async () => {
  expect(await (await read('/readyz')).text()).toBe(`ready, without ${STOPPED.join(', ')}\n`)
  const printed = running().output()
  expect(printed).toContain('cafe.color: is "brown" instead of #RRGGBB')
  expect(printed).toContain('the hall fell down')
  expect(printed).toContain('arcade.hook: is not a part of a tenant on the server')
  expect(printed).toContain('the studio is empty')
  expect(printed).toContain('no stock')
})

test('visitors and staff of the other tenants notice nothing, those of a wrong one get 503', async () => {
  const owner = await signIn('owner@captain.example')
  expect((await read('/api/v1/public/nyanko/article?limit=1')).status).toBe(200)
  expect((await read('/api/v1/tenants/games/product', owner)).status).not.toBe(503)
  expect((await read('/api/v1/staff/home', owner)).status).toBe(200)
  expect((await read('/api/v1/staff/screens', owner)).status).toBe(200)
  for (const [slug, type] of [
    ['cafe', 'food'],
    ['hall', 'facility'],
    ['arcade', 'article'],
    ['studio', 'article'],
    ['shop', 'product'],
  ] as const) {
    const visited = await read(`/api/v1/public/${slug}/${type}`)
    expect([visited.status, await visited.json()]).toEqual([503, expect.objectContaining({ code: 'declaration-refused' })])
    expect((await read(`/api/v1/tenants/${slug}/${type}`, owner)).status).toBe(503)
  }
})

test('the list of tenants names the reason for owners and administrators only', async () => {
  const stoppedFor = async (email: string): Promise<readonly unknown[]> => {
    const answer = await read('/api/v1/tenants', await signIn(email))
    const { items } = (await answer.json()) as { readonly items: readonly { readonly slug: string; readonly stopped: unknown }[] }
    return items.filter(({ stopped }) => stopped !== null).map(({ slug, stopped }) => ({ slug, stopped }))
  }
  expect(await stoppedFor('owner@captain.example')).toContainEqual({
    slug: 'cafe',
    stopped: { reason: 'cafe.color: is "brown" instead of #RRGGBB' },
  })
  expect(await stoppedFor('admin@captain.example')).toHaveLength(STOPPED.length)
  const editors = await stoppedFor('editor@captain.example')
  expect(editors.length).toBeGreaterThan(0)
  expect(editors).toEqual(editors.map((one) => ({ ...(one as object), stopped: { reason: null } })))
})

test('a platform tenant that does not load ends the start with its reason', () => {
  const hook = join(folder, 'platform.mjs')
  writeFileSync(hook, MISTAKES.replace('/t8/src/tenant.ts', '/t1/src/tenant.ts').replace('the hall fell down', 'no platform'))
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', CAPTAIN_DATA_DIR: join(folder, 'data') }
  const { status, stderr } = spawnSync(process.execPath, ['--import', pathToFileURL(hook).href, main], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('that of the platform tenant (libs/tenants/t1), does not load')
  expect(stderr).toContain('no platform')
})

test('no worker of the server complains later', async () => {
  await running().stop()
  expect(running().output()).not.toContain('could not')
})
