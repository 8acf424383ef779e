import { expect, test } from '@playwright/test'
import { crawlLinks, type Get } from './link-crawl.ts'

test('every link, picture and file of the public pages is there, in all forms of the address', async ({ request, baseURL }) => {
  const get: Get = async (address) => {
    // For images only the status counts.
    const isPicture = /^\/(?:\w\w\/)?(?:media|manual|share|assets)\/.*\.\w+$/.test(new URL(address).pathname)
    const answer = await request.fetch(address, { method: isPicture ? 'HEAD' : 'GET', maxRedirects: 0 })
    const { location = null, 'content-type': type = '' } = answer.headers()
    return { status: answer.status(), location, html: type.startsWith('text/html') ? await answer.text() : null }
  }
  const { faults, pages } = await crawlLinks(
    ['/', '/ja', '/en', '/sitemap.xml', '/robots.txt', '/speculation-rules.json'].map((path) => new URL(path, baseURL).href),
    get,
  )
  expect(faults).toEqual([])
  expect(pages).toBeGreaterThan(50)
})
