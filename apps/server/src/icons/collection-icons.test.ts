import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PUBLIC_INTERNET } from '@captain/rich-text-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectionIcons } from './collection-icons.ts'
import { ICON_LIMITS, type IconApi } from './icon-api.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24"/></svg>'

type Host = {
  readonly origin: string
  readonly asked: string[]
  /** Response of the host; null keeps all requests pending. */
  answer: { readonly status: number; readonly body: string; readonly location?: string } | null
  /** Answers the pending requests. */
  release(): void
  readonly server: Server
}

const startHost = async (): Promise<Host> => {
  const asked: string[] = []
  let waiting: (() => void)[] = []
  const host: Omit<Host, 'origin' | 'server'> = {
    asked,
    answer: { status: 200, body: DRAWING },
    release: () => {
      for (const go of waiting) go()
      waiting = []
    },
  }
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const send = () => {
      const { status, body, location } = host.answer ?? { status: 200, body: DRAWING }
      response.writeHead(status, location === undefined ? {} : { location }).end(body)
    }
    if (host.answer === null) waiting.push(send)
    else send()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(host, { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const network = { ...PUBLIC_INTERNET, isAllowedAddress: (address: string) => address === '127.0.0.1', isAllowedPort: () => true }

let [first, second]: Host[] = []
const hosts = (): readonly [Host, Host] => {
  if (first === undefined || second === undefined) throw new Error('the hosts have not been started')
  return [first, second]
}

beforeEach(async () => {
  ;[first, second] = await Promise.all([startHost(), startHost()])
})
afterEach(() => {
  for (const { server, release } of hosts()) {
    release()
    server.closeAllConnections()
    server.close()
  }
})

const iconsOf = (more: Partial<IconApi> = {}) => {
  const files = collectionIcons({ hosts: hosts().map(({ origin }) => origin), network, limits: ICON_LIMITS, ...more })
  return (path: string, method = 'GET') => files(new Request(`http://localhost${path}`, { method }), path)
}

it('keeps to the times and the length of the specification', () =>
  expect(ICON_LIMITS).toEqual({ answer: 1500, timeout: 5000, rotate: 750, maxUrl: 500 }))

it('asks a host once and keeps the drawing', async () => {
  const icon = iconsOf()
  const answers = await Promise.all([icon('/icons/mdi/cat.svg'), icon('/icons/mdi/cat.svg'), icon('/icons/mdi/cat.svg', 'HEAD')])
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200])
  expect(answers[0]?.headers.get('content-type')).toBe('image/svg+xml')
  expect(await answers[0]?.text()).toContain('<path d="M0 0h24"')
  expect((await icon('/icons/mdi/cat.svg'))?.status).toBe(200)
  expect(hosts().map(({ asked }) => asked)).toEqual([['/mdi/cat.svg'], []])
})

it('knows for a while that there is no such icon', async () => {
  hosts()[0].answer = { status: 404, body: '' }
  const icon = iconsOf()
  expect([await icon('/icons/mdi/nothing.svg'), await icon('/icons/mdi/nothing.svg')]).toEqual([null, null])
  expect(hosts()[0].asked).toHaveLength(1)
})

it('goes on to the next host when one fails, redirects or keeps silent', async () => {
  const icon = iconsOf({ limits: { ...ICON_LIMITS, answer: 30_000, timeout: 30_000, rotate: 10 } })
  hosts()[0].answer = { status: 500, body: '' }
  expect((await icon('/icons/mdi/one.svg'))?.status).toBe(200)
  hosts()[0].answer = { status: 302, body: '', location: 'http://169.254.169.254/' }
  expect((await icon('/icons/mdi/two.svg'))?.status).toBe(200)
  hosts()[0].answer = null
  expect((await icon('/icons/mdi/three.svg'))?.status).toBe(200)
  expect(hosts()[1].asked).toEqual(['/mdi/one.svg', '/mdi/two.svg', '/mdi/three.svg'])
})

it('lets nobody wait for long, and has the drawing for who asks next', async () => {
  for (const host of hosts()) host.answer = null
  const icon = iconsOf({ limits: { ...ICON_LIMITS, answer: 10, timeout: 60_000 } })
  const late = await icon('/icons/mdi/slow.svg')
  expect([late?.status, late?.headers.get('retry-after')]).toEqual([503, '5'])
  await expect.poll(() => hosts()[0].asked).toEqual(['/mdi/slow.svg'])
  hosts()[0].release()
  await expect.poll(async () => (await icon('/icons/mdi/slow.svg'))?.status).toBe(200)
  expect(hosts()[0].asked).toHaveLength(1)
})

it('gives up when no host answers in time', async () => {
  for (const host of hosts()) host.answer = null
  const icon = iconsOf({ limits: { ...ICON_LIMITS, answer: 60_000, timeout: 50, rotate: 10 } })
  expect((await icon('/icons/mdi/never.svg'))?.status).toBe(503)
})

it('cleans what it is sent, and shows nothing else', async () => {
  hosts()[0].answer = {
    status: 200,
    body: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><path d="M1 1"/></svg>',
  }
  const icon = iconsOf({ hosts: [hosts()[0].origin] })
  const answer = await icon('/icons/mdi/hostile.svg')
  expect(answer?.headers.get('content-security-policy')).toContain('sandbox')
  const text = await answer?.text()
  expect(text).toContain('<path d="M1 1"')
  expect(text).not.toMatch(/script|onload/)
  for (const body of ['<html></html>', 'x'.repeat(65 * 1024)]) {
    hosts()[0].answer = { status: 200, body }
    expect((await icon(`/icons/mdi/bad-${body.length}.svg`))?.status).toBe(503)
  }
})

it('is not led inside by an address of its own network', async () => {
  const icon = iconsOf({ network: PUBLIC_INTERNET })
  expect((await icon('/icons/mdi/inside.svg'))?.status).toBe(503)
  expect(hosts()[0].asked).toEqual([])
})

it('asks for nothing whose address would be too long', async () => {
  const icon = iconsOf()
  expect((await icon(`/icons/mdi/${'a'.repeat(500)}.svg`))?.status).toBe(503)
  expect(hosts()[0].asked).toEqual([])
})

it.each([
  '/icons/menu/cat.svg',
  '/icons/mdi/Cat.svg',
  '/icons/mdi/cat.png',
  '/icons/mdi/../cat.svg',
  '/icons/mdi/cat--eye.svg',
  '/icons/-mdi/cat.svg',
  '/icons/mdi/%2e%2e.svg',
  '/icons/mdi/a/b.svg',
  '/icons/mdi/cat.svg\n',
])('has no part in %s', async (path) => {
  const files = collectionIcons({ hosts: [hosts()[0].origin], network, limits: ICON_LIMITS })
  expect(await files(new Request('http://localhost/'), path)).toBeNull()
  expect(hosts()[0].asked).toEqual([])
})

it('is only read', async () => expect(await iconsOf()('/icons/mdi/cat.svg', 'POST')).toBeNull())
