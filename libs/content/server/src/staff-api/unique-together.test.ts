import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let dishes: readonly Json[]

beforeAll(async () => {
  content = await startContent()
  const genre = await content.create('genre', { name: { ja: '軽食' } })
  const dish = (name: string) => content.create('dish', { name: { ja: name }, genre: genre.id, price: { amount: 500 } })
  dishes = [await dish('カレー'), await dish('サンド')]
})
afterAll(() => content.stop())

const pick = (shelf: string, dish: number, more: object = {}) => ({ shelf, dish: dishes[dish]?.id, ...more })
const taken = { status: 422, body: { issues: [{ path: 'dish', rule: 'duplicate' }] } }

describe('values that no two records share together', () => {
  it('are refused together and taken apart', async () => {
    await content.create('pick', pick('top', 0))
    expect(await content.call('POST', `${STAFF}/pick`, { body: pick('top', 0) })).toMatchObject(taken)
    await content.create('pick', pick('side', 0))
    const other = await content.create('pick', pick('top', 1))
    expect(await content.patch('pick', other, pick('top', 0))).toMatchObject(taken)
    expect((await content.patch('pick', other, { comment: 'おすすめ' })).status).toBe(200)
  })

  it('are not copied', async () => {
    const { body } = await content.call('GET', `${STAFF}/pick`)
    const [first] = body['items'] as readonly Json[]
    expect(await content.call('POST', `${STAFF}/pick/${first?.id}/duplicate`)).toMatchObject(taken)
  })

  it('are free while their record is in the trash, and not taken back by force', async () => {
    const made = await content.create('pick', pick('side', 1))
    await content.call('DELETE', `${STAFF}/pick/${made.id}`)
    const heir = await content.create('pick', pick('side', 1))
    expect((await content.call('POST', `${STAFF}/pick/${made.id}/restore`)).status).toBe(422)
    await content.call('DELETE', `${STAFF}/pick/${heir.id}`)
    expect((await content.call('POST', `${STAFF}/pick/${made.id}/restore`)).status).toBe(200)
  })

  it('are given to one of two who ask at once', async () => {
    await content.pool.query(`delete from content.entry where type = 'pick'`)
    const answers = await Promise.all([1, 2].map(() => content.call('POST', `${STAFF}/pick`, { body: pick('top', 0) })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422])
  })
})

describe('a copy of a record whose name takes nothing but ASCII', () => {
  it('is marked in English, within the length of the field', async () => {
    const made = await content.create('shelf', { code: 'SHELF-0123456789' })
    const first = await content.call('POST', `${STAFF}/shelf/${made.id}/duplicate`)
    expect(first.body['code']).toBe('SHELF-0123456 (copy)')
    const second = await content.call('POST', `${STAFF}/shelf/${made.id}/duplicate`)
    expect(second.body['code']).toBe('SHELF-012345 (copy2)')
  })
})
