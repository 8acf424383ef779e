import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { indexTexts } from './index-texts.ts'
import { gramsOfWords } from './search-grams.ts'

let content: ContentUnderTest

const DINER = 901

const post = async (slug: string, title: string) => {
  const made = await content.create('post', { title: { ja: title }, lead: { ja: '要約' }, slug, secretNote: '控え' })
  return (await content.transition('post', made, 'publish')).body
}
const slugsIn = (body: Json) =>
  (body['items'] as unknown as readonly Json[]).map((item) => String(item['slug'])).toSorted((one, other) => one.localeCompare(other))
const staff = async (query: string) => slugsIn((await content.call('GET', `${STAFF}/post?${query}`)).body)
const delivered = async (query: string) => slugsIn((await content.delivered(`post?${query}`)).body)

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

it('finds numbers in texts of earlier versions, and by three digits once they are rewritten', async () => {
  await post('number', '型番60296の案内')
  await content.pool.query(
    'update content.entry_text set fingerprint = -fingerprint, grams = array(select unnest(grams) except select unnest($1::int[]))',
    [['602', '029', '296'].map((digits) => gramsOfWords([digits], { tenant: DINER, type: 'post', stage: 0 }, { numbersByThree: true })[0])],
  )
  await content.pool.query('update content.entry_search set fingerprint = -fingerprint')
  await content.pool.query('delete from content.finished_upgrade')
  for (const word of ['型番60296', '60296の']) {
    expect(await staff(`q=${encodeURIComponent(word)}`)).toEqual(['number'])
    expect(await delivered(`q=${encodeURIComponent(word)}`)).toEqual(['number'])
  }
  await indexTexts(content.services)
  for (const word of ['60296', '番60296']) {
    for (const more of ['', '&sort=-updatedAt', '&status=published'])
      expect(await staff(`q=${encodeURIComponent(word)}${more}`)).toEqual(['number'])
    expect(await delivered(`q=${encodeURIComponent(word)}`)).toEqual(['number'])
  }
  expect(await staff('q=60297')).toEqual([])
})
