import { afterAll, beforeAll, expect, it } from 'vitest'
import { isReachable } from './is-reachable.ts'
import { startPages, testNetwork, type TestPages } from './pages-under-test.ts'

let pages: TestPages

beforeAll(async () => {
  pages = await startPages({
    '/here': (_request, response) => void response.writeHead(200).end('here'),
    '/moved': (_request, response) => void response.writeHead(301, { location: '/here' }).end(),
    '/into-the-house': (_request, response) => void response.writeHead(302, { location: 'http://inside.example/' }).end(),
    '/broken': (_request, response) => void response.writeHead(500).end(),
  })
})

afterAll(() => pages.stop())

const reached = (path: string) => isReachable(pages.url(path).href, testNetwork())

it('finds a page, also one that has moved', async () => {
  expect(await reached('/here')).toBe(true)
  expect(await reached('/moved')).toBe(true)
})

it('does not find what is gone, what fails, and what has no name', async () => {
  expect(await reached('/gone')).toBe(false)
  expect(await reached('/broken')).toBe(false)
  expect(await isReachable('https://nobody.example/', testNetwork())).toBe(false)
  expect(await isReachable('mailto:desk@page.example', testNetwork())).toBe(false)
})

it('asks nothing that stands inside, neither at once nor behind a redirect', async () => {
  const before = pages.requests.length
  expect(await isReachable(`http://inside.example:${pages.port}/here`, testNetwork())).toBe(false)
  expect(await isReachable(`http://mixed.example:${pages.port}/here`, testNetwork())).toBe(false)
  expect(pages.requests).toHaveLength(before)
  expect(await reached('/into-the-house')).toBe(false)
})

it('waits no longer than its caller does', async () => {
  expect(await isReachable(pages.url('/here').href, testNetwork(), AbortSignal.abort())).toBe(false)
})
