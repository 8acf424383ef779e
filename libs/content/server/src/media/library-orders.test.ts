import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'
import { freshPicture, LIBRARY, libraryOf } from './testing/library-under-test.ts'

let content: ContentUnderTest
let library: ReturnType<typeof libraryOf>

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 37), Buffer.from('\n%%EOF\n')])

beforeAll(async () => {
  content = await startContent()
  library = libraryOf(content)
  await library.upload('うみ.pdf', pdf(30), 'pdf')
  await library.upload('アサリ.pdf', pdf(10), 'pdf')
  await library.upload('いか.pdf', pdf(20), 'pdf')
})
afterAll(() => content.stop())

/** Reads the library page by page. */
const walk = async (query: string): Promise<readonly unknown[]> => {
  const names: unknown[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof library.page>> = await library.page(`${query}&limit=1${after === '' ? '' : `&after=${after}`}`)
    names.push(...page.names)
    after = page.next
    expect(page.count).toEqual({ value: 3, capped: false })
  }
  return names
}

it.each([
  ['-createdAt', ['いか.pdf', 'アサリ.pdf', 'うみ.pdf']],
  ['createdAt', ['うみ.pdf', 'アサリ.pdf', 'いか.pdf']],
  // Hiragana and katakana are one alphabet.
  ['name', ['アサリ.pdf', 'いか.pdf', 'うみ.pdf']],
  ['-name', ['うみ.pdf', 'いか.pdf', 'アサリ.pdf']],
  ['size', ['アサリ.pdf', 'いか.pdf', 'うみ.pdf']],
  ['-size', ['うみ.pdf', 'いか.pdf', 'アサリ.pdf']],
])('is sorted by %s, page after page', async (sort, names) => {
  expect(await library.names(`sort=${sort}`)).toEqual(names)
  expect(await walk(`sort=${sort}`)).toEqual(names)
})

it('keeps both of two files with the same key on a page break', async () => {
  await library.upload('同じ.png', await freshPicture(8, 8))
  await library.upload('同じ.png', await freshPicture(8, 8))
  const first = await library.page('sort=name&accept=image&limit=1')
  expect(first).toMatchObject({ names: ['同じ.png'], count: { value: 2 } })
  expect(await library.page(`sort=name&accept=image&limit=1&after=${first.next}`)).toMatchObject({ names: ['同じ.png'], next: null })
})

it('refuses orders and places that it does not know, and places of another order', async () => {
  const { next } = await library.page('sort=size&limit=1')
  for (const query of [
    'sort=colour',
    `sort=name&after=${next}`,
    `after=${next}`,
    'used=true&unused=true',
    'used=1',
    'tag=x',
    'after=WyJtZWRpYXNpemUiLCJ4IiwieCJd&sort=size',
  ])
    expect((await content.call('GET', `${LIBRARY}?${query}`)).status, query).toBe(400)
})

it('counts what a later page belongs to, and finds nothing beyond the end', async () => {
  const end = Buffer.from(JSON.stringify(['media', '00000000000000000000000000'])).toString('base64url')
  expect(await library.page(`accept=pdf&after=${end}`)).toEqual({ names: [], next: null, count: { value: 3, capped: false } })
})

it('reads a page of a large library by its indexes, in one statement', async () => {
  const quickestPage = async (): Promise<number> => {
    const times: number[] = []
    for (let count = 0; count < 5; count += 1) {
      const started = performance.now()
      await library.page('sort=-size&limit=60')
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  const small = await quickestPage()
  await content.pool.query(`
    insert into content.media (tenant_id, id, original_name, file_name, path, mime_type, size, sha256, source, created_at, created_by_name, search)
    select 901, '01KMANY' || lpad(n::text, 19, '0'), n || '.png', n || '.png', 'many/' || n, 'image/png', n, 'many' || n, 'upload', now(), 'x', n || '.png'
    from generate_series(1, 10000) n`)
  await content.pool.query('analyze content.media')
  const { rows } = await content.pool.query<{ 'QUERY PLAN': string }>(
    `explain select m.id from content.media m where m.tenant_id = 901 order by (left(m.search, 200) collate "C"), m.id limit 61`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('media_by_name')
  expect((await library.page('sort=-size&limit=60')).count).toEqual({ value: 1000, capped: true })
  // Generous: a scan of all files with their uses would take a thousand times as long.
  expect(await quickestPage()).toBeLessThan(100 * small)
  await content.pool.query(`delete from content.media where id like '01KMANY%'`)
})
