import { execFile } from 'node:child_process'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { growthOf } from '@captain/locale/testing/growth'
import { generate } from 'selfsigned'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPages, testNetwork, type TestPages } from './pages-under-test.ts'
import { fetchLinkCard } from './fetch-link-card.ts'
import { readPageMeta } from './page-meta.ts'

const HEAD = `<!DOCTYPE html><html><head>
  <title>道の駅 &amp; 朝市</title>
  <meta property="og:title" content="道の駅の朝市 &#x1F345;">
  <meta property="og:description" content="毎週日曜日。
     朝7時から。">
  <meta property="og:site_name" content="&lt;町&gt;の暮らし">`

const html =
  (markup: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(markup)

const redirect =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { location }).end()

const bytes =
  (body: Uint8Array, type = 'image/png'): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body)

const withImage = (address: string) => html(`${HEAD}<meta property="og:image" content="${address}"></head><body></body>`)

type Flood = { bytes: number; hasClosed: boolean }

/** Sends until the client disconnects; counts the bytes that were accepted. */
const endless = (sent: Flood, begin: string, part: Uint8Array, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.write(begin)
    const go = () => {
      while (!response.destroyed) {
        sent.bytes += part.byteLength
        if (!response.write(part)) return
      }
    }
    response.on('close', () => (sent.hasClosed = true))
    response.on('drain', go)
    go()
  }
}

const flood: Flood = { bytes: 0, hasClosed: false }
const imageFlood: Flood = { bytes: 0, hasClosed: false }
let photo: Buffer
let pages: TestPages

beforeAll(async () => {
  photo = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#7a4a2b', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Copyright: 'canary-exif' } })
    .toBuffer()
  const bomb = gzipSync(Buffer.concat([Buffer.from(`${HEAD}<!--`), Buffer.alloc(200 * 1024 * 1024, 'x')]))
  pages = await startPages({
    '/plain': html(`${HEAD}</head><body><meta property="og:site_name" content="遅い"></body>`),
    '/bare': html('<!doctype html><head></head><body><p>文章</p></body>'),
    '/untyped': (_request, response) => void response.writeHead(200).end('<!doctype html><title>種類なし</title>'),
    '/gzip': html(gzipSync(`${HEAD}</head>`), { 'content-encoding': 'gzip' }),
    '/deflate': html(deflateSync(`${HEAD}</head>`), { 'content-encoding': 'deflate' }),
    '/br': html(brotliCompressSync(`${HEAD}</head>`), { 'content-encoding': 'br' }),
    '/twice': html(gzipSync(gzipSync(`${HEAD}</head>`)), { 'content-encoding': 'gzip, gzip' }),
    '/broken-gzip': html(gzipSync(`${HEAD}</head>`).subarray(0, 60), { 'content-encoding': 'gzip' }),
    '/not-gzip': html(`${HEAD}</head>`, { 'content-encoding': 'gzip' }),
    '/bomb': html(bomb, { 'content-encoding': 'gzip' }),
    '/json': bytes(Buffer.from('{"title":"a"}'), 'application/json'),
    '/pdf': bytes(Buffer.from('%PDF-1.7 <title>a</title>'), 'application/pdf'),
    '/svg': bytes(Buffer.from('<svg><title>a</title></svg>'), 'image/svg+xml'),
    '/bad-type': bytes(Buffer.from('<!doctype html><title>a</title>'), '???'),
    '/lying': html('{"title":"<title>秘密</title>"}'),
    '/lying-picture': html(Buffer.from('89504e470d0a1a0a', 'hex')),
    '/empty': html(''),
    '/missing': (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end(HEAD),
    '/failing': (_request, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end(HEAD),
    '/no-content': (_request, response) => void response.writeHead(204).end(),
    '/cut': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '90000' })
      response.write('<!doctype html><head>')
      setTimeout(() => response.destroy(), 50)
    },
    '/big-header': (_request, response) => void response.writeHead(200, { 'x-filler': 'x'.repeat(20_000) }).end(HEAD),
    '/cookie': (_request, response) => void response.writeHead(302, { location: '/plain', 'set-cookie': 'a=1' }).end(),
    '/silent': () => undefined,
    '/half-head': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(HEAD),
    '/loris': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('<'), 200)
      response.on('close', () => clearInterval(timer))
    },
    '/after-head': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(`${HEAD}</head><!--${'-'.repeat(5000)}`)
    },
    '/endless': endless(flood, `${HEAD}<!--`, Buffer.alloc(64 * 1024, 'x')),
    '/deep': html(`${'<i>'.repeat(120_000)}${'</b>'.repeat(160_000)}`),
    '/to-plain': redirect('/plain'),
    '/to-other': redirect('plain', 308),
    '/hop-1': redirect('/hop-2', 301),
    '/hop-2': redirect('/hop-3', 303),
    '/hop-3': redirect('/hop-4', 307),
    '/hop-4': redirect('/to-plain'),
    '/hop-0': redirect('/hop-1'),
    '/circle': redirect('/circle'),
    '/to-utf8': (_request, response) => void response.writeHead(302, { location: Buffer.from('/町').toString('latin1') }).end(),
    [encodeURI('/町')]: html('<title>町</title>'),
    '/to-nowhere': (_request, response) => void response.writeHead(302).end(),
    '/to-inside': redirect('http://inside.example/'),
    '/to-literal': redirect('http://169.254.169.254/latest/meta-data/'),
    '/to-mapped': redirect('http://[::ffff:10.0.0.1]/'),
    '/to-decimal': redirect('http://167772161/'),
    '/to-file': redirect('file:///etc/passwd'),
    '/to-credentials': redirect('http://user:secret@page.example/'),
    '/photo.jpg': (_request, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(photo),
    '/photo': withImage('/photo.jpg'),
    '/photo-elsewhere': redirect('/deep/photo-relative'),
    '/deep/photo-relative': withImage('../photo.jpg#top'),
    '/photo-inside': withImage('http://inside.example/photo.jpg'),
    '/photo-redirected': withImage('/to-inside'),
    '/photo-data': withImage('data:image/png;base64,AAAA'),
    '/photo-svg': withImage('/drawing.svg'),
    '/drawing.svg': bytes(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    '/photo-cut': withImage('/cut.jpg'),
    '/cut.jpg': (_request, response) => void response.end(photo.subarray(0, photo.byteLength / 2)),
    '/photo-huge': withImage('/huge.png'),
    '/huge.png': endless(imageFlood, '', Buffer.alloc(64 * 1024, 'x'), { 'content-type': 'image/png' }),
    '/photo-slow': withImage('/silent'),
  })
})
afterAll(() => pages.stop())

const card = (path: string) => fetchLinkCard(pages.url(path), testNetwork())
const refused = async (address: string | URL, network = testNetwork()): Promise<string> =>
  fetchLinkCard(new URL(address), network).then(
    () => 'answered',
    (error: Error) => error.message,
  )

const UNREACHABLE = '422 link-unreachable'
const UNUSABLE = '502 link-answer-unusable'
const SLOW = '504 link-too-slow'
const MORNING = { title: '道の駅の朝市 🍅', description: '毎週日曜日。 朝7時から。', site_name: '<町>の暮らし' }

describe('what a card says', () => {
  it('is what the head says', async () => {
    expect(await card('/plain')).toEqual(MORNING)
  })

  it('is the host when the page has no title', async () => {
    expect(await card('/bare')).toEqual({ title: 'page.example', description: '' })
  })

  it('comes from compressed pages and from pages that name no type', async () => {
    for (const path of ['/gzip', '/deflate', '/br']) expect(await card(path), path).toEqual(MORNING)
    expect(await card('/untyped')).toMatchObject({ title: '種類なし' })
  })

  it('is asked for without cookies or referrer, under one fixed name, on a connection that ends', async () => {
    expect(await card('/cookie')).toEqual(MORNING)
    const { path, headers } = pages.requests.at(-1) ?? {}
    expect(path).toBe('/plain')
    expect(headers).toEqual({
      host: pages.url('/').host,
      'user-agent': 'Mozilla/5.0 (compatible; CaptainLinkCard/1.0)',
      accept: 'text/html,application/xhtml+xml',
      'accept-language': 'ja,en;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
    })
    await expect.poll(() => pages.connections()).toBe(0)
  })
})

describe('what is no page', () => {
  it.each([
    '/json',
    '/pdf',
    '/svg',
    '/bad-type',
    '/lying',
    '/lying-picture',
    '/empty',
    '/missing',
    '/failing',
    '/no-content',
    '/cut',
    '/big-header',
    '/twice',
    '/broken-gzip',
    '/not-gzip',
    '/nothing',
  ])('%s is refused', async (path) => {
    expect(await refused(pages.url(path))).toBe(UNUSABLE)
  })

  it('nor is what does not speak HTTP, or speaks something else in the middle', async () => {
    const answers = ['SSH-2.0-OpenSSH_9.2\r\n', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n']
    for (const answer of answers) {
      const server = createServer((socket) => void socket.on('error', () => undefined).write(answer))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      expect(await refused(`http://page.example:${port}/`), answer).toBe(UNUSABLE)
      server.close()
    }
  })
})

describe('redirects', () => {
  it('are followed five times', async () => {
    expect(await card('/to-plain')).toEqual(MORNING)
    expect(await card('/to-other')).toEqual(MORNING)
    expect(await card('/hop-1')).toEqual(MORNING)
    expect(await refused(pages.url('/hop-0'))).toBe(UNUSABLE)
    expect(await refused(pages.url('/circle'))).toBe(UNUSABLE)
    expect(await refused(pages.url('/to-nowhere'))).toBe(UNUSABLE)
  })

  it('may be written as UTF-8', async () => {
    expect(await card('/to-utf8')).toMatchObject({ title: '町' })
  })

  it.each(['/to-inside', '/to-literal', '/to-mapped', '/to-decimal', '/to-file', '/to-credentials'])('%s ends there', async (path) => {
    expect(await refused(pages.url(path))).toBe(UNREACHABLE)
  })
})

describe('who is asked', () => {
  it.each(['inside', 'metadata', 'mixed', 'loopback6', 'unknown'])('not %s.example', async (name) => {
    const before = pages.requests.length
    expect(await refused(`http://${name}.example:${pages.port}/plain`)).toBe(UNREACHABLE)
    expect(pages.requests.length).toBe(before)
  })

  it('nobody inside, however it is written', async () => {
    const inside = testNetwork({ isAllowedAddress: () => false })
    for (const host of ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]', 'page.example']) {
      expect(await refused(`http://${host}:${pages.port}/plain`, inside), host).toBe(UNREACHABLE)
    }
    expect(pages.requests.every(({ headers }) => headers.host?.startsWith('page.example') === true)).toBe(true)
  })

  it('the address that was checked, whatever the name says a moment later', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let times = 0
    const rebinding = testNetwork({ resolve: async () => answers[(times += 1) - 1] ?? ['10.0.0.1'] })
    expect(await fetchLinkCard(pages.url('/plain'), rebinding)).toEqual(MORNING)
    expect(times).toBe(1)
    times = 0
    expect(await refused(pages.url('/to-plain'), rebinding)).toBe(UNREACHABLE)
    expect(times).toBe(2)
  })

  it('no proxy of the environment', async () => {
    const proxy = await startPages({})
    const program = `
      const { fetchLinkCard } = await import(${JSON.stringify(new URL('fetch-link-card.ts', import.meta.url).href)})
      const network = { isAllowedAddress: () => true, isAllowedPort: () => true, resolve: async () => ['127.0.0.1'] }
      console.log(JSON.stringify(await fetchLinkCard(new URL(${JSON.stringify(pages.url('/plain').href)}), network)))`
    const address = `http://127.0.0.1:${proxy.port}`
    try {
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
        env: { PATH: process.env['PATH'], NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, HTTPS_PROXY: address },
      })
      expect(JSON.parse(stdout)).toEqual(MORNING)
      expect(proxy.requests).toEqual([])
    } finally {
      await proxy.stop()
    }
  })

  it('nobody at a closed port', async () => {
    const gone = await startPages({})
    await gone.stop()
    expect(await refused(gone.url('/'))).toBe(UNREACHABLE)
  })
})

describe('https', () => {
  it('needs a certificate of the name that was asked for', async () => {
    const made = await generate([{ name: 'commonName', value: 'page.example' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'page.example' }] }],
    })
    const secure = await startPages({ '/': html(`${HEAD}</head>`) }, { tls: { key: made.private, cert: made.cert } })
    try {
      const trusting = testNetwork({ ca: made.cert })
      expect(await fetchLinkCard(secure.url('/'), trusting)).toEqual(MORNING)
      expect(await refused(`https://other.example:${secure.port}/`, trusting)).toBe(UNREACHABLE)
      expect(await refused(`https://127.0.0.1:${secure.port}/`, trusting)).toBe(UNREACHABLE)
      expect(await refused(secure.url('/'))).toBe(UNREACHABLE)
      expect(secure.requests).toHaveLength(1)
    } finally {
      await secure.stop()
    }
  })
})

describe('time and size', () => {
  it('pages that keep one waiting are given up after five seconds', async () => {
    const started = performance.now()
    const hanging = testNetwork({
      resolve: (_, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve([]))
        }),
    })
    const answers = await Promise.all([
      ...['/silent', '/half-head', '/loris'].map((path) => refused(pages.url(path))),
      refused('http://page.example/', hanging),
    ])
    expect(answers).toEqual([SLOW, SLOW, SLOW, SLOW])
    expect(performance.now() - started).toBeGreaterThan(4900)
  })

  it('nothing is awaited after the head', async () => {
    // The page never ends: one that is awaited is given up.
    expect(await card('/after-head')).toEqual(MORNING)
  })

  it('a body without end is read for a megabyte', async () => {
    expect(await card('/endless')).toEqual(MORNING)
    // Plus the bytes in the socket buffers.
    expect(flood.bytes).toBeLessThan(12 * 1024 * 1024)
    await expect.poll(() => flood.hasClosed).toBe(true)
  })

  it('two hundred megabytes in a small file are not unpacked', async () => {
    const before = process.memoryUsage().rss
    expect(await card('/bomb')).toEqual(MORNING)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('elements without end do not keep the parser busy', async () => {
    const deep = (size: number) => ['<i>'.repeat(3 * size) + '</b>'.repeat(4 * size)]
    expect(await growthOf(100, deep, (parts) => readPageMeta(Readable.from(parts)))).toBeLessThan(10)
    expect(await card('/deep')).toMatchObject({ title: 'page.example' })
  })
})

describe('the picture', () => {
  const imageOf = async (path: string): Promise<Buffer | null> => {
    const { image, ...rest } = await card(path)
    expect(rest).toEqual(MORNING)
    if (image === undefined) return null
    expect(image.url).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
    return Buffer.from(image.url.split(',')[1] ?? '', 'base64')
  }

  it('is drawn anew, small and without what else was in the file', async () => {
    for (const path of ['/photo', '/photo-elsewhere']) {
      const image = await imageOf(path)
      expect(image?.byteLength).toBeLessThanOrEqual(12 * 1024)
      expect(image?.includes('canary-exif')).toBe(false)
      expect(await sharp(image ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 240, height: 160 })
    }
  })

  it.each(['/photo-inside', '/photo-redirected', '/photo-data', '/photo-svg', '/photo-cut', '/photo-huge'])(
    '%s leaves a card without one',
    async (path) => {
      expect(await imageOf(path)).toBeNull()
    },
  )

  it('is read for two megabytes at most', () => {
    expect(imageFlood.bytes).toBeGreaterThan(0)
    expect(imageFlood.bytes).toBeLessThan(13 * 1024 * 1024)
  })

  it('is not awaited for longer than the page', async () => {
    // The picture never comes.
    expect(await imageOf('/photo-slow')).toBeNull()
  })
})
