import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let picture: Json

beforeAll(async () => {
  content = await startContent()
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#7A4A2B' } })
    .png()
    .toBuffer()
  picture = await upload(STAFF, bytes)
})
afterAll(() => content.stop())

const upload = async (staff: string, bytes: Buffer, as?: 'annex-owner'): Promise<Json> => {
  const raw = new FormData()
  raw.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  return (await content.call('POST', `${staff}/media`, { raw, ...(as !== undefined && { as }) })).body
}

const image = (file: Readonly<Record<string, unknown>>) => ({ type: 'image', data: { file, caption: '一皿' } })
const article = (slug: string, ...blocks: readonly object[]) => ({
  title: { ja: '記事' },
  slug,
  lead: { ja: '要約' },
  body: { ja: { blocks: [{ type: 'paragraph', data: { text: '本文' } }, ...blocks] } },
})

const usesOf = async (record: Json) => {
  const { rows } = await content.pool.query<{ stage: number; path: string; media_id: string }>(
    'select stage, path, media_id from content.entry_media where entry_id = $1 order by stage, path',
    [record.id],
  )
  return rows
}

describe('pictures in rich text', () => {
  it('are use of the media library, of the working copy and of the public one', async () => {
    const draft = await content.create('post', article('with-picture', image({ url: picture['url'], id: picture.id })))
    expect(await usesOf(draft)).toEqual([{ stage: 0, path: 'body.ja.blocks.1', media_id: picture.id }])
    expect(draft['included']).toMatchObject({ media: { [picture.id]: { url: picture['url'] } } })
    const published = await content.transition('post', draft, 'publish')
    const bare = await content.patch('post', published.body, {
      body: { ja: { blocks: [{ type: 'paragraph', data: { text: '文だけ' } }] } },
    })
    expect(await usesOf(bare.body)).toEqual([{ stage: 1, path: 'body.ja.blocks.1', media_id: picture.id }])
    await content.transition('post', bare.body, 'publish')
    expect(await usesOf(bare.body)).toEqual([])
  })

  it('are known by their address too, and are delivered with address and size, whatever the document says', async () => {
    const draft = await content.create(
      'post',
      article('delivered', image({ url: picture['url'] }), image({ url: '/media/elsewhere.png', id: picture.id, width: 1 })),
    )
    expect(await usesOf(draft)).toHaveLength(2)
    await content.transition('post', draft, 'publish')
    const delivered = (await content.delivered('post/delivered')).body['body'] as { readonly blocks: readonly Json[] }
    const file = { id: picture.id, url: picture['url'], width: 40, height: 20 }
    expect(delivered.blocks.slice(1).map((block) => block['data'])).toMatchObject([{ file }, { file }])
  })

  it('belong to the tenant: others, unknown ones and those of other tenants are refused at their block', async () => {
    const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#2B4A7A' } })
      .png()
      .toBuffer()
    const foreign = await upload('/api/v1/tenants/annex', bytes, 'annex-owner')
    expect(foreign['url']).toMatch(/^\/media\/tenants\/annex\//)
    for (const file of [
      { url: '/media/a.png', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      { url: picture['url'], id: foreign.id },
      { url: foreign['url'] },
      { url: `${String(foreign['url'])}?x=1` },
      { url: String(foreign['url']).replace('/annex/', '/diner/../annex/') },
      { url: String(foreign['url']).replace('/media/', '/%6dedia/') },
    ]) {
      const answer = await content.call('POST', `${STAFF}/post`, {
        body: article('refused', image({ url: '/tenants/diner/logo.png' }), image(file)),
      })
      expect(answer.status, JSON.stringify(file)).toBe(422)
      expect(answer.body['issues']).toMatchObject([{ path: 'body.ja.blocks.2', rule: 'reference' }])
    }
  })

  it.each(['https://evil.example/p.gif', 'http://localhost:3000/media/tenants/annex/a.png'])(
    'of another site are refused at their block: %s',
    async (url) => {
      const answer = await content.call('POST', `${STAFF}/post`, { body: article('refused', image({ url })) })
      expect(answer.status).toBe(422)
      expect(answer.body['issues']).toMatchObject([
        { path: 'body.ja.blocks.1', rule: 'richTextImage', message: expect.stringContaining('ほかのサイトの画像') },
      ])
    },
  )

  it('of another site are not delivered from records of earlier versions, nor are the thumbnails of cards', async () => {
    const draft = await content.create('post', article('from-before'))
    const card = {
      type: 'linkTool',
      data: { link: 'https://a.example/', meta: { title: '題', image: { url: 'https://evil.example/t.png' } } },
    }
    const blocks = [{ type: 'paragraph', data: { text: '本文' } }, image({ url: 'https://evil.example/p.gif' }), card]
    await content.transition('post', draft, 'publish')
    await content.pool.query(`update content.entry set published = jsonb_set(published, '{body,ja,blocks}', $2::jsonb) where id = $1`, [
      draft.id,
      JSON.stringify(blocks),
    ])
    const answer = await content.delivered('post/from-before', await content.second())
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('本文')
    expect(answer.text).toContain('https://a.example/')
    expect(answer.text).not.toContain('evil.example')
  })
})
