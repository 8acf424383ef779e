import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startContent, STAFF, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeEach(async () => {
  content = await startContent()
})

afterEach(() => content.stop())

const forget = (account: string) => content.pool.query('delete from auth."user" where id = $1', [account])
const published = async (slug: string) => {
  const made = await content.create('notice', { title: '当番', slug, clerk: 'editor' })
  return (await content.transition('notice', made, 'publish')).body
}
const copies = async ({ id }: Json) => {
  const { rows } = await content.pool.query<{ working: string | null; shown: string | null }>(
    `select data->>'clerk' as working, published->>'clerk' as shown from content.entry where id = $1`,
    [id],
  )
  return rows[0]
}

describe('a deleted account', () => {
  it('is named by no copy of a record any more, whichever of them named it', async () => {
    const both = await published('both')
    const publicOnly = await published('public-only')
    await content.patch('notice', publicOnly, { clerk: 'viewer' })
    const emptied = await published('emptied')
    await content.patch('notice', emptied, { clerk: null })
    const made = await content.create('notice', { title: '当番', slug: 'working-only', clerk: 'viewer' })
    const workingOnly = (await content.transition('notice', made, 'publish')).body
    await content.patch('notice', workingOnly, { clerk: 'editor' })

    await forget('editor')
    expect(await copies(both)).toEqual({ working: null, shown: null })
    expect(await copies(publicOnly)).toEqual({ working: 'viewer', shown: null })
    expect(await copies(emptied)).toEqual({ working: null, shown: null })
    expect(await copies(workingOnly)).toEqual({ working: null, shown: 'viewer' })
  })

  it('does not come back with a record out of the trash', async () => {
    const record = await published('trashed')
    await content.patch('notice', record, { clerk: 'viewer' })
    await content.call('DELETE', `${STAFF}/notice/${record.id}`, { headers: { 'if-match': `"${record.lockVersion + 1}"` } })
    await forget('editor')
    await content.call('POST', `${STAFF}/notice/${record.id}/restore`, {
      as: 'owner',
      headers: { 'if-match': `"${record.lockVersion + 2}"` },
    })
    expect(await copies(record)).toEqual({ working: 'viewer', shown: null })
    expect((await content.delivered('notice/trashed')).body['clerk']).toBeNull()
  })
})
