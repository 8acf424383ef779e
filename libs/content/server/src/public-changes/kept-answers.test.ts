import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMakeAnswer } from '../delivery/public-answers.ts'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'
import { changeAtRandom, keptReads } from './random-changes-under-test.ts'

const MINUTE = 60_000

let content: ContentUnderTest
let answerAt: ReturnType<typeof keptReads>['answerAt']
let isKept: ReturnType<typeof keptReads>['isKept']

beforeAll(async () => {
  content = await startContent()
  ;({ answerAt, isKept } = keptReads(content))
})
afterAll(() => content.stop())

// Other seeds: `kept-answers.system.test.ts`.
test('what is kept equals what is read anew after any changes', async () => {
  const { wrong, right, outdated } = await changeAtRandom(content, 415)
  expect(wrong).toEqual([])
  // A change outdates few responses, and not none.
  expect(outdated).toBeGreaterThan(100)
  expect(right).toBeGreaterThan(outdated)
})

test('a reference to a record that is shown with another is outdated by that one', async () => {
  const genre = await content.create('genre', { name: { ja: '季節' }, slug: 'season', isPublished: true })
  const values = { name: { ja: '栗ご飯' }, description: { ja: '説明' }, price: { amount: 900 }, genre: genre.id, isPublished: true }
  const dish = await content.create('dish', values)
  const picked = await content.create('pick', { shelf: 'top', dish: dish.id, isPublished: true })
  const draft = await content.create('notice', { title: '秋', slug: 'autumn', picked: picked.id })
  const { status } = await content.transition('notice', draft, 'publish')
  const before = await answerAt(`notice/${draft.id}`)
  expect([status, before?.bytes.toString().includes(picked.id), before !== null && isKept(before)]).toEqual([200, true, true])
  await content.patch('dish', dish, { isPublished: false })
  expect(before !== null && isKept(before)).toBe(false)
  expect((await answerAt(`notice/${draft.id}`))?.bytes.toString()).not.toContain(picked.id)
})

test('a draft outdates nothing, and a read that does not say what it depends on is outdated by any save', async () => {
  const { services } = content
  const [diner] = services.tenants
  if (diner === undefined) throw new Error('the diner is the first tenant')
  const make = createMakeAnswer(services)
  const silent = await make(diner, async () => 1)
  const list = await answerAt('post?limit=3')
  await content.create('post', { title: { ja: '下書き' }, slug: 'draft-only' })
  expect([isKept(silent), list !== null && isKept(list)]).toEqual([false, true])
})

test('an answer ends with the next planned change of its tenant', async () => {
  const now = await answerAt('post?limit=3')
  const begins = new Date(Math.ceil(Date.now() / 1000) * 1000 + 10 * MINUTE)
  const draft = await content.create('post', {
    title: { ja: '予約' },
    lead: { ja: '要約' },
    slug: 'planned',
    publishFrom: begins.toISOString(),
    publishUntil: new Date(begins.getTime() + MINUTE).toISOString(),
  })
  expect((await content.transition('post', draft, 'publish')).status).toBe(200)
  const then = await answerAt('post?limit=3')
  // Shortly before midnight in Tokyo the day ends first.
  const dayEnds = now?.until ?? 0
  expect(dayEnds).toBeGreaterThan(Date.now())
  expect(then?.until).toBe(Math.min(begins.getTime(), dayEnds))
})

test('what another program changes in the database outdates what is kept', async () => {
  const genre = await content.create('genre', { name: { ja: '別' }, slug: 'elsewhere', isPublished: true })
  const before = await answerAt(`genre/${genre.id}`)
  const draft = await content.create('post', { title: { ja: '下書き' }, slug: 'untouched' })
  const list = await answerAt('post?limit=3')
  await content.pool.query(`update content.entry set data = data where id = $1`, [draft.id])
  await content.pool.query(`update content.entry set published = jsonb_set(published, '{name,ja}', '"直"') where id = $1`, [genre.id])
  await expect.poll(() => before !== null && isKept(before)).toBe(false)
  expect([list !== null && isKept(list), (await answerAt(`genre/${genre.id}`))?.bytes.toString().includes('直')]).toEqual([true, true])
})
