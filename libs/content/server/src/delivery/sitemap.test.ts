import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => content.stop())

const post = (slug: string, more: object = {}) =>
  content.create('post', { title: { ja: slug }, lead: { ja: '要約' }, slug, secretNote: '極秘canary', ...more })

const published = async (slug: string, more: object = {}) => (await content.transition('post', await post(slug, more), 'publish')).body

const sitemap = () => content.delivered('post/sitemap')

const slugs = async () => ((await sitemap()).body['items'] as readonly Json[]).map((item) => item['slug'])

/** Counts the reads of records from the database from now on. */
const countReads = () => {
  const query = vi.spyOn(Client.prototype, 'query')
  return () =>
    query.mock.calls.filter(([statement]) => {
      const text = typeof statement === 'string' ? statement : (statement as unknown as { readonly text?: string }).text
      return text?.includes('from content.entry ') === true
    }).length
}

it('names what the public may find, and nothing else', async () => {
  const plain = await published('Plain_1')
  const edited = await published('edited', { seo: { noindex: false } })
  await content.patch('post', edited, { slug: 'edited-later', seo: { noindex: true } })
  await published('kept-out', { seo: { noindex: true } })
  await published('scheduled', { publishFrom: '2999-01-01T00:00:00Z' })
  await published('ended', { publishFrom: '2001-01-01T00:00:00Z', publishUntil: '2002-01-01T00:00:00Z' })
  await published('inside', { isHidden: true })
  await post('draft')
  await content.transition('post', await published('taken-back'), 'unpublish')
  await content.transition('post', await published('put-away'), 'archive')
  const trashed = await published('trashed')
  await content.call('DELETE', `/api/v1/tenants/diner/post/${trashed.id}`, { headers: { 'if-match': `"${trashed.lockVersion}"` } })
  const { status, body, headers } = await sitemap()
  expect(status).toBe(200)
  expect(headers.get('etag')).toMatch(/^".+"$/)
  expect(body).toEqual({
    items: [edited, plain].map((record) => ({
      id: record.id,
      slug: record === plain ? 'Plain_1' : 'edited',
      updatedAt: record['publishedAt'],
      firstPublishedAt: record['firstPublishedAt'],
      locales: ['ja'],
    })),
  })
})

it('reads once for everybody who asks until something changes', async () => {
  const first = await published('first')
  // Known to all reads of the tenant until something changes.
  for (const tenant of content.services.tenants) await content.services.nextChange(tenant)
  const reads = countReads()
  const answers = await Promise.all(Array.from({ length: 20 }, sitemap))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(reads()).toBe(1)
  await sitemap()
  expect(reads()).toBe(1)
  vi.restoreAllMocks()
  await content.transition('post', first, 'unpublish')
  expect(await slugs()).not.toContain('first')
})

it('has records without an address or a time of their own', async () => {
  const genre = await content.create('genre', { name: { ja: '軽食' }, slug: 'snacks', isPublished: true })
  const dish = await content.create('dish', {
    name: { ja: '皿' },
    genre: genre.id,
    price: { amount: 1 },
    description: { ja: '説明' },
    isPublished: true,
  })
  expect((await content.delivered('dish/sitemap')).body).toEqual({
    items: [{ id: dish.id, slug: null, updatedAt: dish['updatedAt'], firstPublishedAt: null, locales: ['ja'] }],
  })
})

it('refuses what it does not know and types that the public does not see', async () => {
  expect((await content.delivered('post/sitemap?limit=5')).body).toMatchObject({ status: 400, parameter: 'limit' })
  expect((await content.delivered('post/sitemap?locale=en')).status).toBe(200)
  for (const type of ['review', 'ledger', 'nothing']) expect((await content.delivered(`${type}/sitemap`)).status).toBe(404)
})

it('says in which languages a page is, by its title and its rich texts', async () => {
  const locales = async (slug: string) =>
    ((await sitemap()).body['items'] as readonly Json[]).find((item) => item['slug'] === slug)?.['locales']
  await published('only-japanese')
  await published('in-both', { title: { ja: '題', en: 'Title' } })
  expect(await locales('only-japanese')).toEqual(['ja'])
  expect(await locales('in-both')).toEqual(['ja', 'en'])
})
