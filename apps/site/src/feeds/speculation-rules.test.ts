import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type SiteUnderTest } from '../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.delivery.stop())

type Where = { readonly href_matches?: string | readonly string[]; readonly selector_matches?: string }

test('a page that all readers share names the rules by which others are made ready', async () => {
  const { headers } = await site.open('/en/faq')
  expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  expect((await site.open('/nowhere')).headers.has('speculation-rules')).toBe(false)
  const rules = await site.open('/speculation-rules.json')
  expect(rules.headers.get('content-type')).toMatch(/^application\/speculationrules\+json\b/)
  const { prerender } = JSON.parse(rules.html) as {
    readonly prerender: readonly {
      readonly eagerness: string
      readonly where: { readonly and: readonly [Where, ...{ readonly not: Where }[]] }
    }[]
  }
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
  const [all, paths, links] = prerender[0]?.where.and ?? []
  expect(all).toEqual({ href_matches: '/*' })
  const never = [paths?.not.href_matches ?? []].flat().map((pathname) => new URLPattern({ pathname }))
  const isLeft = (path: string) => never.some((pattern) => pattern.test({ pathname: path }))
  for (const path of [
    '/contact',
    '/en/contact/success',
    '/auth/login',
    '/ja/captain',
    '/captain/tenant/cafe',
    '/en/rss.xml',
    '/share/x.png',
  ])
    expect(isLeft(path), path).toBe(true)
  for (const path of ['/', '/en', '/faq', '/en/article/new-captain-deck', '/manual/captain-login', '/privacy-policy'])
    expect(isLeft(path), path).toBe(false)
  // The other language's page would change the reader's.
  expect(links?.not.selector_matches).toContain('[hreflang]')
})
