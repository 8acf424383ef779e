import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantHooks } from '../hooks.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let tally: Json

/** Counts in another record how often a dish was saved, and refuses one rating after it has counted. */
const hooks: TenantHooks = {
  dish: {
    beforeSave: async (values, { findForUpdate, update, reject }) => {
      const counted = tally === undefined ? null : await findForUpdate('genre', tally.id)
      if (counted !== null) await update('genre', counted.id, { memo: String(Number(counted['memo'] ?? 0) + 1) })
      if (values['stars'] === 2) reject([{ path: 'stars', rule: 'oneOf', params: {} }])
      return values
    },
  },
}

const memo = async () => (await content.call('GET', `${STAFF}/genre/${tally.id}`)).body['memo']

const dish = (name: string, stars: number) => content.create('dish', { name: { ja: name }, genre: tally.id, price: { amount: 1 }, stars })

const reset = () => content.pool.query(`update content.entry set data = data || '{"memo": null}' where id = $1`, [tally.id])

beforeAll(async () => {
  content = await startContent({ hooks })
  tally = await content.create('genre', { name: { ja: '集計' } })
})
afterAll(() => content.stop())

it('sees of a bulk what the record before has done, and leaves nothing of those refused', async () => {
  const made = [await dish('甲', 1), await dish('乙', 1), await dish('丙', 1)]
  const [refused] = made
  await content.pool.query(`update content.entry set data = data || '{"stars": 2}' where id = $1`, [refused?.id])
  await reset()
  const answer = await content.call('POST', `${STAFF}/dish/bulk`, {
    body: { action: 'edit', ids: made.map(({ id }) => id), changes: { secretNote: 'x' } },
  })
  expect(answer.body).toMatchObject({ done: 2, failed: [{ id: refused?.id, code: 'invalid' }] })
  expect(await memo()).toBe('2')
})

it('takes all of a batch back when one is refused', async () => {
  const [one, two] = [await dish('丁', 1), await dish('戊', 1)]
  await reset()
  const change = (record: Json, stars: number) => ({ type: 'dish', id: record.id, lockVersion: record.lockVersion, changes: { stars } })
  const send = (changes: object) => content.call('POST', `${STAFF}/batch`, { body: { changes } })
  expect((await send([change(one, 3), change(two, 2)])).body).toMatchObject({ issues: [{ path: '1.stars', rule: 'oneOf' }] })
  expect(await memo()).toBeNull()
  expect((await send([change(one, 3), change(two, 4)])).status).toBe(200)
  expect(await memo()).toBe('2')
})

it('writes nothing while an import is only checked', async () => {
  await reset()
  const raw = new FormData()
  raw.set('file', new Blob(['name,genre,price,stars\r\n己,集計,1,3\r\n庚,集計,1,2\r\n']), 'x.csv')
  const { body } = await content.call('POST', `${STAFF}/dish/import`, { raw })
  const plan = { mapping: body['mapping'], mode: 'create' }
  const step = (name: string, more: object = {}) =>
    content.call('POST', `${STAFF}/dish/import/${body.id}/${name}`, { body: { ...plan, ...more } })
  expect((await step('check')).body).toMatchObject({ create: 1, invalid: 1, errors: [{ row: 3, path: 'stars', rule: 'oneOf' }] })
  expect(await memo()).toBeNull()
  expect((await step('apply', { skipInvalid: true })).body).toMatchObject({ create: 1, invalid: 1 })
  expect(await memo()).toBe('1')
})
