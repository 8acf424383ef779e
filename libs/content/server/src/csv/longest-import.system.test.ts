import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
  await content.create('genre', { name: { ja: '汁物', en: 'Soups' }, slug: 'soups' })
})
afterAll(() => content.stop())

it('a file of five thousand rows, the most that there may be, is imported whole', async () => {
  const rows = Array.from({ length: 5000 }, (_unused, place) => `大量${place},汁物,${place}`)
  const raw = new FormData()
  raw.set('file', new Blob([`料理名,分類,価格\r\n${rows.join('\r\n')}\r\n`]), '料理.csv')
  const path = `${STAFF}/dish/import`
  const { body: sent } = await content.call('POST', path, { raw })
  const plan = { body: { mapping: sent['mapping'], mode: 'create' } }
  for (const step of ['check', 'apply'])
    expect((await content.call('POST', `${path}/${sent.id}/${step}`, plan)).body).toMatchObject({ create: 5000 })
})
