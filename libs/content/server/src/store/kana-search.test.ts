import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { indexTexts } from './index-texts.ts'
import { foldWidth, gramsOfBody, gramsOfWords } from './search-grams.ts'

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
  await post('kata', 'パスキーの作り方')
  await post('hira', 'ぱすきーの消し方')
})
afterAll(() => content.stop())

/** Stores the text of a title as earlier versions did: without folding kana. */
const storeAsBefore = async (id: string): Promise<void> => {
  const { rows } = await content.pool.query<{ fingerprint: string; body: string }>(
    `select t.fingerprint, t.body from content.entry_text t where t.entry_id = $1 and exists (
       select from content.entry_search s where s.entry_id = t.entry_id and s.fingerprint = t.fingerprint and s.stage < 5)`,
    [id],
  )
  for (const { fingerprint, body } of rows) {
    const earlier = foldWidth(body.replace('ぱすきー', 'パスキー'))
    await content.pool.query(
      `with t as (update content.entry_text set fingerprint = fingerprint + 1, body = $3, grams = $4::int[] where entry_id = $1 and fingerprint = $2)
       update content.entry_search set fingerprint = fingerprint + 1 where entry_id = $1 and fingerprint = $2`,
      [id, fingerprint, earlier, `{${gramsOfBody(earlier, { tenant: DINER, type: 'post', stage: 0 }).join(',')}}`],
    )
  }
}

it.each(['パスキー', 'ぱすきー', 'ﾊﾟｽｷｰ'])('finds both kinds of kana by %s, for staff and for the public', async (word) => {
  const q = encodeURIComponent(word)
  for (const more of ['', '&sort=-updatedAt', '&status=published']) expect(await staff(`q=${q}${more}`)).toEqual(['hira', 'kata'])
  expect(await delivered(`q=${q}`)).toEqual(['hira', 'kata'])
})

it('finds texts of earlier versions as before, and by both kinds of kana once they are rewritten', async () => {
  const [kata] = (await content.call('GET', `${STAFF}/post?q=${encodeURIComponent('作り方')}`)).body['items'] as unknown as readonly Json[]
  await storeAsBefore(String(kata?.id))
  await content.pool.query('delete from content.finished_upgrade')
  // Reads are kept until something changes, so the words differ from those above.
  for (const more of ['', '&sort=-updatedAt', '&status=published']) {
    expect(await staff(`q=${encodeURIComponent('パスキーの')}${more}`)).toEqual(['hira', 'kata'])
    expect(await staff(`q=${encodeURIComponent('ぱすきーの')}${more}`)).toEqual(['hira'])
  }
  await indexTexts(content.services)
  for (const word of ['パスキーの', 'ぱすきーの']) expect(await staff(`q=${encodeURIComponent(word)}`)).toEqual(['hira', 'kata'])
  const { rows } = await content.pool.query(`select body from content.entry_text where body like '%パスキー%'`)
  expect(rows).toEqual([])
})

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
