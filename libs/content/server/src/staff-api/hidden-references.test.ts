import type { CustomRole, FieldAccess } from '@captain/auth-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let notice: Json

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '汁物' } })
  notice = await content.create('notice', { title: '新しい汁物', slug: 'soup', shelf: genre.id })
})
afterAll(() => content.stop())

/** A role that reads genres and notices, and deletes genres. */
const roleWith = (fields: Readonly<Record<string, FieldAccess>>): CustomRole => ({
  key: 'reader',
  names: { ja: '閲覧', en: 'Reader' },
  media: false,
  types: {
    genre: { operations: ['read', 'delete', 'publish'], languages: null, fields: {}, otherFields: 'write' },
    notice: { operations: ['read'], languages: null, fields, otherFields: 'write' },
  },
})

const usersFor = async (customRole: CustomRole) =>
  (await content.call('GET', `${STAFF}/genre/${genre.id}/used-by`, { customRole })).body['items'] as readonly Json[]

it('who does not see a reference does not learn from its target which records have it', async () => {
  expect((await usersFor(roleWith({}))).map(({ id }) => id)).toEqual([notice.id])
  expect(await usersFor(roleWith({ shelf: 'hidden' }))).toEqual([])
})

it('nor from the refusal to delete the target', async () => {
  const remove = async (customRole: CustomRole) => {
    const { status, body } = await content.call('DELETE', `${STAFF}/genre/${genre.id}`, { customRole })
    return [status, body['code'], (body['usedBy'] as readonly Json[]).map(({ id }) => id)]
  }
  expect(await remove(roleWith({}))).toEqual([409, 'in-use', [notice.id]])
  expect(await remove(roleWith({ shelf: 'hidden' }))).toEqual([409, 'in-use', []])
})
