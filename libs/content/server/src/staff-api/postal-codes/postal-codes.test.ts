import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContent, type ContentUnderTest } from '../../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const ask = (code: string) => content.call('GET', `/api/v1/postal-codes/${code}`, { as: 'guest' })

describe('postal codes', () => {
  it('lead to prefecture, city and town, with and without the hyphen', async () => {
    const wanted = { code: '150-0002', places: [{ prefecture: 'JP-13', city: '渋谷区', town: '渋谷' }] }
    expect((await ask('150-0002')).body).toEqual(wanted)
    const answer = await ask('1500002')
    expect(answer.body).toEqual(wanted)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('lead to every place that shares them, also across prefectures', async () => {
    const { body } = await ask('498-0000')
    expect(body['places']).toEqual([
      { prefecture: 'JP-23', city: '弥富市', town: '' },
      { prefecture: 'JP-24', city: '桑名郡木曽岬町', town: '' },
    ])
    expect((await ask('452-0961')).body['places']).toHaveLength(66)
    expect((await ask('060-0000')).body['places']).toMatchObject([{ prefecture: 'JP-01', city: '札幌市中央区' }])
  })

  it('that nobody has lead nowhere, and what is none is refused', async () => {
    expect(await ask('100-0099')).toMatchObject({ status: 200, body: { places: [] } })
    for (const code of ['100', '100-00011', 'abcdefg', '１５０-０００２', 'constructor', '100%2F0001']) {
      expect((await ask(code)).status, code).toBe(400)
    }
  })
})
