import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { linkedData, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.takeAway([]))
afterAll(() => site.delivery.stop())

/** The part of the page between two of its elements. */
const sectionOf = (html: string, name: string): string => html.split(`class="${name}`)[1]?.split('</section>')[0] ?? ''

test('whose harbour it is and what it does comes from its own profile', async () => {
  const { html } = await site.open('/')
  expect(html).toContain('<h1 class="hero-title"><span class="hero-name">にゃんこ港</span>')
  expect(html).toContain('<p class="hero-lead">猫が案内する港です。</p>')
  expect(linkedData(html).map((data) => data['@type'])).toEqual(['WebSite', 'Organization'])
})

test('three newest articles and the pinned questions', async () => {
  const { html } = await site.open('/')
  expect(html.match(/class="article-card"/g)).toHaveLength(3)
  expect(html.match(/<details/g)).toHaveLength(1)
})

test('the tenants that say so, with kind, colour and the way to their site', async () => {
  const fleet = sectionOf((await site.open('/')).html, 'fleet"')
  expect([...fleet.matchAll(/class="berth-name"[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
    '星見坂建設',
    '水鏡市民交流センター',
    'アトリエ雲間',
  ])
  expect(fleet).toContain('<li class="berth c-1d5b8f">')
  expect(fleet).toContain('<p class="berth-kind">建設</p>')
  expect(fleet.match(/<a /g)).toHaveLength(2)
  expect(fleet).toContain('<a href="https://kensetsu.example/">kensetsu.example</a>')
})

test('what is Japanese on an English page says so', async () => {
  const fleet = sectionOf((await site.open('/en')).html, 'fleet"')
  expect(fleet).toContain('<h3 class="berth-name" lang="ja">アトリエ雲間</h3>')
  expect(fleet).toContain('<p class="berth-kind">Construction</p>')
})

test('partners that say so, and never a vendor', async () => {
  const partners = sectionOf((await site.open('/')).html, 'home-section partners"')
  expect(partners.match(/<li class="partner"/g)).toHaveLength(2)
  expect(partners).toContain('<a href="https://tail.example/">しっぽ保護の会</a>')
  expect(partners).toContain('保護猫団体')
})

test('a section without rows is not there', async () => {
  site.delivery.takeAway(['article', 'faq', 'partner', 'tenant'])
  const { html, status } = await site.open('/')
  expect(status).toBe(200)
  const titles = [...html.matchAll(/aria-labelledby="([\w-]+)-title"/g)].map(([, name]) => name)
  expect(titles).toEqual(['about', 'contact-call'])
  expect(html).toContain('<span class="hero-name">にゃんこ港</span>')
})

test('the frame names the portal as its profile does, and where else it is', async () => {
  const { html } = await site.open('/en/faq')
  const [, footer = ''] = html.split('<footer')
  expect(footer).toContain('合同会社にゃんこ港（架空）')
  expect([...footer.matchAll(/rel="me">([^<]*)/g)].map(([, name]) => name)).toEqual(['X', 'LINE'])
  expect(footer).toContain('href="https://line.me/R/ti/p/%40nyanko"')
  for (const path of ['/term-of-service', '/privacy-policy', '/tokusho', '/contact', '/rss.xml'])
    expect(footer).toContain(`href="/en${path}"`)
})

test('where the portal cannot be asked, the frame stands with the name alone', async () => {
  site.delivery.failWith(500, 'tenant/current')
  const { status, html } = await site.open('/en/article')
  site.delivery.failWith(null)
  expect(status).toBe(200)
  expect(html).toContain('<span class="site-name-words">Nyanko Harbor</span>')
  expect(html.split('<footer')[1]).toContain('Nyanko Harbor</small>')
})
