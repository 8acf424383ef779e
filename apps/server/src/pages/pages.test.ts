import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app-under-test.ts'
import { captainPage, newestBuild } from './captain-pages.ts'
import { loadSite } from './site-pages.ts'
import { staticFiles } from './static-files.ts'

const SCRIPT = 'console.log("captain")'
const INDEX = '<!doctype html><html lang="ja"><head><script nonce="__CSP_NONCE__">1</script></head></html>'
const SITE = `export const canonicalAddress = () => null
export const handle = async (request, { baseUrl, fetchApi }) => {
  const path = new URL(request.url).pathname
  if (path === '/boom') throw new Error('secret detail')
  const check = await (await fetchApi('/api/v1/authorized/logins/check_auth_required')).json()
  return new Response(\`<html>\${path} \${baseUrl} \${check.value}\`, {
    status: path.endsWith('/missing') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'", 'cache-control': 'public' },
  })
}`

/** Files that tools leave in a folder. */
const HIDDEN = ['.git/config', '.vite/stats.json', '.env']

let folder: string
let app: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-pages-'))
  await mkdir(join(folder, 'captain/captain-assets'), { recursive: true })
  await writeFile(join(folder, 'captain/index.html'), INDEX)
  await writeFile(join(folder, 'captain/captain-assets/main-B4dCafe1.js'), SCRIPT)
  await writeFile(join(folder, 'captain/captain-assets/main-B4dCafe1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'captain/robots.txt'), 'User-agent: *')
  for (const name of HIDDEN) {
    await mkdir(dirname(join(folder, 'captain', name)), { recursive: true })
    await writeFile(join(folder, 'captain', name), 'canary')
  }
  await mkdir(join(folder, 'captain/icons/menu'), { recursive: true })
  await writeFile(join(folder, 'captain/icons/menu/building-community.svg'), '<svg/>')
  await writeFile(join(folder, 'entry-server.js'), SITE)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  app = await startTestApp([], {
    pages: {
      captain: captainPage(newestBuild(join(folder, 'captain'))),
      site: loadSite(join(folder, 'entry-server.js')),
      files: [await staticFiles(join(folder, 'captain'))],
    },
  })
})

afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.baseUrl}${path}`, { headers })

const getAsAdmin = (path: string) => get(path, app.cookies.admin)

describe('the back office', () => {
  test.each([
    ['/captain', 'ja'],
    ['/ja/captain/tenant/cafe/food', 'ja'],
    ['/en/auth/logout', 'en'],
    ['/en/user/profile', 'en'],
    ['/auth/not-permission', 'ja'],
  ])('answers %s in %s and remembers the language', async (path, locale) => {
    const answer = await getAsAdmin(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(answer.headers.get('set-cookie')).toBe(`i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`)
  })

  test('allows its own scripts by a fresh nonce and no others', async () => {
    const pages = await Promise.all(
      [1, 2].map(async () => {
        const answer = await getAsAdmin('/captain')
        const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
        return { nonce, policy: answer.headers.get('content-security-policy') ?? '' }
      }),
    )
    for (const { nonce, policy } of pages) {
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("; frame-src 'self' https://www.youtube-nocookie.com;")
      expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe')
    }
    expect(pages[0]?.nonce).not.toBe(pages[1]?.nonce)
  })

  test.each(['/auth/nowhere', '/en/captain/tenant/nyanko/nowhere'])(
    'has no %s, of which robots get the status and no page',
    async (path) => {
      const missing = await get(path, {
        ...app.cookies.admin,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156.0.0.0 Safari/537.36',
      })
      expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<html lang=')])
      const forCrawler = await get(path, { ...app.cookies.admin, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
      expect([forCrawler.status, forCrawler.headers.get('content-type'), await forCrawler.text()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        '404 Not Found\n',
      ])
    },
  )

  test.each(['today', 'media-library'])('has the page %s of every tenant', async (page) => {
    const answer = await get(`/captain/tenant/cafe/${page}`, app.cookies.admin)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('captainPrefetched')])
  })

  test('is not what a similar path answers', async () => {
    expect(await (await get('/captains')).text()).toContain('/captains')
  })
})

describe('built files', () => {
  test('are kept for ever under their hashed name, and compressed as the browser likes', async () => {
    const plain = await get('/captain-assets/main-B4dCafe1.js', { 'accept-encoding': 'identity' })
    expect(await plain.text()).toBe(SCRIPT)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const packed = await get('/captain-assets/main-B4dCafe1.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(SCRIPT)
    const refused = await get('/captain-assets/main-B4dCafe1.js', { 'accept-encoding': 'br;q=0' })
    expect(refused.headers.get('content-encoding')).toBeNull()
  })

  test.each(['/robots.txt', '/icons/menu/building-community.svg'])('are asked about again under a name of their own: %s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('are not called missing because reading them fails', async () => {
    const path = join(folder, 'captain/captain-assets/loop-B4dCafe1.css')
    await writeFile(path, 'a{}')
    expect((await get('/captain-assets/loop-B4dCafe1.css')).status).toBe(200)
    await rm(path)
    await symlink(path, path)
    const failed = await get('/captain-assets/loop-B4dCafe1.css')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1'])
    await rm(path)
    expect((await get('/captain-assets/loop-B4dCafe1.css')).status).toBe(404)
  })

  test('are not sent twice', async () => {
    const first = await get('/robots.txt')
    const again = await get('/robots.txt', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('are those of the newest build, without a new start', async () => {
    const build = join(folder, 'captain')
    expect((await get('/captain-assets/main-N3wBu1ld.js')).headers.get('content-type')).not.toContain('javascript')
    await writeFile(join(build, 'captain-assets/main-N3wBu1ld.js'), 'console.log("new")')
    await writeFile(join(build, 'index.html'), INDEX.replace('>1<', '>"rebuilt"<'))
    expect(await (await getAsAdmin('/captain')).text()).toContain('"rebuilt"')
    expect(await (await get('/captain-assets/main-N3wBu1ld.js')).text()).toBe('console.log("new")')
    await writeFile(join(build, 'index.html'), INDEX)
    const known = (await get('/robots.txt')).headers.get('etag') ?? ''
    await writeFile(join(build, 'robots.txt'), 'User-agent: none')
    expect(await (await get('/robots.txt', { 'if-none-match': known })).text()).toBe('User-agent: none')
  })

  test('of a build that is gone are no page, so that their reader learns of it', async () => {
    await rm(join(folder, 'captain/captain-assets/main-N3wBu1ld.js'))
    const gone = await get('/captain-assets/main-N3wBu1ld.js')
    expect([gone.status, gone.headers.get('cache-control')?.includes('immutable') ?? false]).toEqual([404, false])
  })

  test.each(['/captain-assets/', '/captain-assets', '/icons/menu/'])('of a folder are not listed: %s', async (path) => {
    const answer = await get(path)
    expect(await answer.text()).not.toMatch(/main-B4dCafe1|building-community/)
  })

  test.each(HIDDEN)('are no metadata of tools: %s', async (name) => {
    expect(await (await get(`/${name}`)).text()).not.toContain('canary')
  })

  test.each(['/captain', '/en/faq', '/api/v1/tenants', '/media/x', '/healthz'])('TRACE %s repeats nothing', async (path) => {
    const { hostname, port } = new URL(app.baseUrl)
    const sent = request({ hostname, port, path, method: 'TRACE', headers: { cookie: 'canary=1', 'x-canary': 'canary' } }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(await textOf(answer)).not.toContain('canary')
  })

  test.each(['/captain-assets/../entry-server.js', '/captain-assets/..%2f..%2fentry-server.js', '/index.html', '/package.json'])(
    '%s is no file of ours',
    async (path) => {
      const text = await (await get(path)).text()
      expect(text).not.toContain('export const handle')
      expect(text).not.toContain('"type":"module"')
    },
  )
})

describe('the site', () => {
  test('gets every other page, with the API at hand', async () => {
    const answer = await get('/en/faq')
    expect(await answer.text()).toBe(`<html>/en/faq ${app.baseUrl} false`)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
    // Its sources are not public.
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('set-cookie')).toContain('i18n_redirected=en')
  })

  test('keeps its own status, and a missing page changes no cookie', async () => {
    const answer = await get('/missing')
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null])
  })

  test('does not show why it failed', async () => {
    const answer = await get('/boom')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret detail')
  })

  test('does not answer for the API', async () => {
    for (const path of ['/api/v1/nothing', '/api', '/media/none.webp', '/builds/none.json']) expect((await get(path)).status).toBe(404)
  })
})
