import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TENANTS } from '@captain/tenants'
import { boolean, defineContentType, image, price, richText, select, tags, text } from '@captain/content-core'
import { portal } from '../tenants.ts'
import { article, COVER } from '../testing/delivery-fixtures.ts'
import { startDeliveryServer, type DeliveryServer } from '../testing/delivery-server.ts'
import { scriptTypes } from '../testing/site-under-test.ts'
import { renderPreview } from './render-preview.tsx'

let delivery: DeliveryServer

beforeAll(async () => {
  delivery = await startDeliveryServer()
})
afterAll(() => delivery.stop())

const { tenant: cafe } = await TENANTS.cafe.declaration()
const messages = { name: '記事', sections: {}, fields: {} }
const common = () => ({ fetchApi: delivery.fetchApi, baseUrl: 'https://harbour.example' })

describe("the portal's article", () => {
  const open = () =>
    renderPreview(article(1), {
      ...common(),
      tenant: portal,
      type: portal.contentTypes[0],
      messages,
      locale: 'ja',
      state: 'draft',
    })

  test('looks as its readers will see it, with the state in the title', async () => {
    const html = await (await open()).text()
    expect(html).toContain('<h1 class="article-title" lang="ja">記事その1</h1>')
    expect(html).toContain('<title>プレビュー（下書き） 記事その1 | にゃんこ港</title>')
    expect(html).toContain('<base target="_blank"/>')
    expect(scriptTypes(html)).toEqual([])
  })

  test('may stand in our own frame only, is not kept and not found', async () => {
    const { headers } = await open()
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('content-security-policy')).toContain('; frame-src https://www.youtube-nocookie.com;')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

const dish = defineContentType({
  name: 'dish',
  workflow: 'toggle',
  screens: ['list'],
  group: 'menu',
  icon: 'soup',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name'] },
  fields: {
    name: text({ maxBytes: 90, required: true, public: true }),
    photo: image({ public: true }),
    photoAlt: text({ maxBytes: 90, public: true }),
    description: text({ maxBytes: 90, public: true }),
    body: richText({ public: 'detail' }),
    price: price({ public: true }),
    season: select({ options: ['summer', 'winter'], public: true }),
    tags: tags({ public: true }),
    drinks: tags({ public: true }),
    isPinned: boolean({ public: true }),
    memo: text({ maxBytes: 90 }),
  },
})

test("another tenant's record shows its parts and every other public field by name", async () => {
  const record = {
    id: 'd1',
    fallback: ['name'],
    updatedAt: '2026-11-21T03:00:00.000Z',
    name: 'ころりカレー',
    photo: COVER,
    photoAlt: 'カレーの写真',
    description: 'スパイスの香り',
    body: { blocks: [{ type: 'paragraph', data: { text: '煮込みました。' } }] },
    price: { amount: 1000, taxMode: 'excluded', taxRate: 'standard', amountIncl: 1100 },
    season: 'winter',
    tags: ['辛口', '定番'],
    drinks: [],
    isPinned: false,
    sortOrder: 10,
  }
  const fields = {
    price: { label: '価格' },
    season: { label: '季節', options: { summer: '夏', winter: '冬' } },
    tags: { label: 'タグ' },
    drinks: { label: '飲みもの' },
    isPinned: { label: '上部に固定' },
  }
  const answer = await renderPreview(record, {
    ...common(),
    tenant: cafe,
    type: dish,
    messages: { name: '料理', sections: {}, fields },
    locale: 'en',
    state: 'off',
  })
  const html = await answer.text()
  expect(html).toContain('<h1 lang="ja">ころりカレー</h1>')
  expect(html).toContain('alt="カレーの写真"')
  expect(html).toContain('スパイスの香り')
  expect(html).toContain('煮込みました。')
  expect(html).toContain('<dt>価格</dt><dd>¥1,100 (tax included)</dd>')
  expect(html).toContain('<dt>季節</dt><dd>冬</dd>')
  expect(html).toContain('<dt>タグ</dt><dd>辛口, 定番</dd>')
  expect(html).not.toContain('<dt>飲みもの</dt>')
  expect(html, 'how lists show it is nothing for its readers').not.toContain('上部に固定')
  expect(html).toContain('.c-7a4a2b{--brand:#7a4a2b}')
})

const rules = defineContentType({
  name: 'term-of-service',
  workflow: 'legal',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'legal',
  icon: 'gavel',
  title: 'title',
  columns: ['version', 'title'],
  sections: {
    basic: ['title', 'body'],
    publish: ['version', 'enactedOn', 'effectiveDate', 'changeSummary', 'reviewedConfirm', 'internalNote'],
  },
  fields: {
    title: text({ maxBytes: 90, required: true, localized: true, public: true }),
    body: richText({ localized: true, public: true }),
  },
})

describe('a version of a legal document', () => {
  const record = {
    id: 'r1',
    fallback: ['changeSummary'],
    updatedAt: '2026-11-21T03:00:00.000Z',
    title: 'Terms of Service',
    body: { blocks: [{ type: 'paragraph', data: { text: 'Be kind.' } }] },
    version: '1.2',
    enactedOn: '2026-01-01',
    effectiveDate: '2026-12-01',
    changeSummary: '返品の期間を変えました。',
  }
  const open = async (locale: 'ja' | 'en') => {
    const named = { name: '利用規約', sections: {}, fields: {} }
    const answer = await renderPreview(record, { ...common(), tenant: cafe, type: rules, messages: named, locale, state: 'scheduled' })
    return answer.text()
  }

  test('says its number, its days and what changed before its text', async () => {
    const html = await open('ja')
    expect(html).toMatch(/<h1 [^>]*>Terms of Service<\/h1>.*1\.2.*2026年1月1日.*2026年12月1日.*返品の期間を変えました。.*Be kind\./s)
    expect(html).toContain('<time dateTime="2026-12-01">')
    expect(html).not.toContain('prevails')
    expect(html.match(/1\.2/g)).toHaveLength(1)
  })

  test('ends in English with the language that prevails', async () => {
    const html = await open('en')
    expect(html).toMatch(/Be kind\..*<p class="legal-prevails">The Japanese version prevails\.<\/p><\/article>/s)
    expect(html).toContain('<aside class="legal-changes" lang="ja">')
  })

  test("of the portal stands in the frame of its page, under that page's address", async () => {
    const named = { name: '利用規約', sections: {}, fields: {} }
    const answer = await renderPreview(record, { ...common(), tenant: portal, type: rules, messages: named, locale: 'ja', state: 'draft' })
    const html = await answer.text()
    expect(html).toMatch(/<header class="site-header">.*<main id="content"[^>]*><div class="page legal-page">/s)
    expect(html).toContain('href="/en/term-of-service"')
    expect(html).toContain('<title>プレビュー（下書き） Terms of Service | にゃんこ港</title>')
    expect(html, 'what only the page has').not.toMatch(/legal-print|id="versions"/)
  })
})
