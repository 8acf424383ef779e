import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { indexTexts } from './index-texts.ts'
import { foldWidth, gramsOfBody } from './search-grams.ts'

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

it('asks once whether texts of earlier versions are left', async () => {
  await indexTexts(content.services)
  const search = (word: string) => staff(`q=${encodeURIComponent(word)}`)
  expect(await search('パスキーの作')).toEqual(['kata'])
  const query = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => void query.mockRestore())
  expect(await search('パスキーの消')).toEqual(['hira'])
  expect(query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('finished_upgrade'))).toEqual([])
  expect(query).toHaveBeenCalled()
})

it('folds the texts of a library of any size', async () => {
  await content.pool.query('delete from content.finished_upgrade')
  await content.pool.query(
    `insert into content.media (tenant_id, id, original_name, file_name, path, mime_type, size, sha256, source, created_at, created_by_name, search)
     select $1, 'old' || lpad(n::text, 5, '0'), 'カフェ.png', 'a.png', 'old/' || n || '.png', 'image/png', 1, 'x' || n, 'seed', now(), 'x', 'カフェ.png' from generate_series(1, 2100) n`,
    [DINER],
  )
  await indexTexts(content.services)
  const { rows } = await content.pool.query(`select distinct search from content.media where id like 'old%'`)
  expect(rows).toEqual([{ search: 'かふぇ.png' }])
})
