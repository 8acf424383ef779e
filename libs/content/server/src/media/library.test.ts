import type { CustomRole } from '@captain/auth-core'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMany } from '../testing/create-many.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let shade = 0

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' }, isPublished: true })
})
afterAll(() => content.stop())

const LIBRARY = `${STAFF}/media-library`

const picture = (width = 400, height = 20) => {
  shade += 1
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 99, b: 200 } } })
    .png()
    .toBuffer()
}

const form = (bytes: Uint8Array, name: string): FormData => {
  const raw = new FormData()
  raw.set('file', new File([new Uint8Array(bytes)], name))
  return raw
}

const upload = async (name: string, accept = 'image', bytes?: Uint8Array): Promise<Json> =>
  (await content.call('POST', `${STAFF}/media?accept=${accept}`, { raw: form(bytes ?? (await picture()), name) })).body

const list = async (query: string) => {
  const { body } = await content.call('GET', `${LIBRARY}?${query}`)
  return { names: (body['items'] as readonly Json[]).map((item) => item['originalName']), next: body.next, count: body['count'] }
}

const dish = (name: string, media: string | null) =>
  content.create('dish', {
    name: { ja: name },
    genre: genre.id,
    price: { amount: 1 },
    description: { ja: '説明' },
    picture: media,
    isPublished: true,
  })

const storedNames = async (): Promise<readonly string[]> => {
  const all = await readdir(join(content.dataDir, 'media'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe('the library', () => {
  it('is searched by name and alternative text in any width and case, by type, and for what nobody uses', async () => {
    const cat = await upload('ねこ港の朝.png')
    await upload('Harbour.png')
    await upload('約款.pdf', 'pdf', Buffer.from('%PDF-1.7\n% 1\n%%EOF\n'))
    await content.call('PATCH', `${LIBRARY}/${cat.id}`, { body: { alt: { ja: '防波堤のねこ', en: 'A cat' } } })
    await dish('朝の一皿', cat.id)
    expect((await list('q=港')).names).toEqual(['ねこ港の朝.png'])
    expect((await list('q=ＨＡＲＢＯＵＲ')).names).toEqual(['Harbour.png'])
    expect((await list('q=防波堤 cat')).names).toEqual(['ねこ港の朝.png'])
    expect((await list('accept=pdf')).names).toEqual(['約款.pdf'])
    expect(await list('accept=image,svg&unused=true')).toEqual({ names: ['Harbour.png'], next: null, count: { value: 1, capped: false } })
    const first = await list('limit=2')
    expect(first).toMatchObject({ names: ['約款.pdf', 'Harbour.png'], count: { value: 3 } })
    expect(await list(`limit=2&after=${first.next}`)).toMatchObject({ names: ['ねこ港の朝.png'], next: null })
    for (const query of ['accept=exe', 'unused=maybe', 'limit=0', 'after=x', 'kind=image', `q=${'あ'.repeat(101)}`])
      expect((await content.call('GET', `${LIBRARY}?${query}`)).status, query).toBe(400)
  })

  it('tells what uses an asset, in the trash too', async () => {
    const asset = await upload('皿.png')
    const shown = await dish('一の皿', asset.id)
    const gone = await dish('二の皿', asset.id)
    await content.call('DELETE', `${STAFF}/dish/${gone.id}`)
    const { body } = await content.call('GET', `${LIBRARY}/${asset.id}`)
    expect(body).toMatchObject({ usedCount: 2, originalName: '皿.png', createdBy: { name: 'editor さん' } })
    expect(body['usedBy']).toEqual(
      expect.arrayContaining([
        { type: 'dish', id: shown.id, title: { ja: '一の皿', en: null }, isInTrash: false, isPublic: true },
        { type: 'dish', id: gone.id, title: { ja: '二の皿', en: null }, isInTrash: true, isPublic: false },
      ]),
    )
  })

  it('says that the public sees a use only between its times', async () => {
    const asset = await upload('期間.png')
    const [now, later, over] = [await dish('今の皿', asset.id), await dish('予約の皿', asset.id), await dish('終わった皿', asset.id)]
    await content.pool.query(`update content.entry set publish_from = now() + interval '1 day' where id = $1`, [later.id])
    await content.pool.query(`update content.entry set publish_until = now() - interval '1 day' where id = $1`, [over.id])
    const { body } = await content.call('GET', `${LIBRARY}/${asset.id}`)
    const shown = (body['usedBy'] as readonly Json[]).filter((use) => use['isPublic'] === true)
    expect(shown.map(({ id }) => id)).toEqual([now.id])
  })

  it('names no records of types that the reader may not read, and keeps what they use', async () => {
    const asset = await upload('領収書.png')
    const [entered] = await createMany(content, 'ledger', [{ name: '帳簿の控え', receipt: asset.id }])
    const shown = await dish('領収書の皿', asset.id)
    const usedBy = async (as: 'owner' | 'editor') => (await content.call('GET', `${LIBRARY}/${asset.id}`, { as })).body
    const ofDish = { type: 'dish', id: shown.id, title: { ja: '領収書の皿', en: null }, isInTrash: false, isPublic: true }
    expect(await usedBy('editor')).toMatchObject({ usedCount: 2, usedBy: [ofDish] })
    expect((await usedBy('owner'))['usedBy']).toEqual(expect.arrayContaining([ofDish, expect.objectContaining({ id: entered })]))
    await content.patch('dish', shown, { picture: null })
    const refused = await content.call('DELETE', `${LIBRARY}/${asset.id}`)
    expect(refused.body).toMatchObject({ status: 409, code: 'in-use', usedBy: [] })
    const refusedOwner = await content.call('DELETE', `${LIBRARY}/${asset.id}`, { as: 'owner' })
    expect(refusedOwner.body).toMatchObject({ status: 409, usedBy: [{ type: 'ledger', id: entered }] })
  })

  it('changes what is said of an asset wherever it is used, at once', async () => {
    const asset = await upload('海.png')
    const record = await dish('海の一皿', asset.id)
    expect((await content.delivered(`dish/${record.id}`)).body['picture']).toMatchObject({ alt: null, focalPoint: null })
    const changed = await content.call('PATCH', `${LIBRARY}/${asset.id}`, {
      body: { alt: { ja: ' 海と皿 ' }, focalPoint: { x: '0.25', y: '1' } },
    })
    expect(changed.body).toMatchObject({ alt: { ja: '海と皿', en: null }, focalPoint: { x: '0.25', y: '1.00' }, usedCount: 1 })
    expect((await content.delivered(`dish/${record.id}`)).body['picture']).toMatchObject({
      alt: '海と皿',
      focalPoint: { x: '0.25', y: '1.00' },
    })
    const back = await content.call('PATCH', `${LIBRARY}/${asset.id}`, { body: { alt: { en: 'The sea' }, focalPoint: null } })
    expect(back.body).toMatchObject({ alt: { ja: '海と皿', en: 'The sea' }, focalPoint: null })
  })

  it('refuses what is no alternative text and no place in a picture', async () => {
    const asset = await upload('山.png')
    for (const body of [
      { alt: { ja: 'あ'.repeat(101) } },
      { alt: { ja: 'a\0b' } },
      { alt: { fr: 'x' } },
      { focalPoint: { x: '1.01', y: '0' } },
      { focalPoint: { x: '0.255', y: '0' } },
      { focalPoint: { x: 0.5, y: 0.5 } },
      { path: 'x' },
    ])
      expect((await content.call('PATCH', `${LIBRARY}/${asset.id}`, { body })).status, JSON.stringify(body)).toBe(422)
  })

  it('replaces the file of an asset: every use shows the new one, the old address leads there, and the old file is gone', async () => {
    const asset = await upload('古い.png')
    const record = await dish('差し替えの皿', asset.id)
    await content.services.variants.settled()
    const old = String(asset['url'])
    const replaced = await content.call('POST', `${LIBRARY}/${asset.id}/file`, { raw: form(await picture(500), '新しい.png') })
    expect(replaced.status).toBe(200)
    expect(replaced.body).toMatchObject({ id: asset.id, originalName: '新しい.png', width: 500, usedCount: 1 })
    const url = replaced.body['url']
    expect(url).not.toBe(old)
    expect((await content.delivered(`dish/${record.id}`)).body['picture']).toMatchObject({ url, width: 500 })
    const moved = await content.call('GET', old, { as: 'guest' })
    expect([moved.status, moved.headers.get('location')]).toEqual([302, url])
    const narrow = (address: unknown) => String(address).replace('.png', '-320.webp')
    expect((await content.call('GET', narrow(old), { as: 'guest' })).headers.get('location')).toBe(narrow(url))
    await content.services.variants.settled()
    expect((await content.call('GET', narrow(url), { as: 'guest' })).headers.get('cache-control')).toContain('immutable')
    expect((await storedNames()).some((name) => old.includes(name.slice(0, 26)))).toBe(false)
  })

  it('takes for a replacement only a file of the same type, and none that the library has already', async () => {
    const asset = await upload('一.png')
    const bytes = await picture()
    const twin = await upload('二.png', 'image', bytes)
    const replace = (raw: FormData) => content.call('POST', `${LIBRARY}/${asset.id}/file`, { raw })
    expect((await replace(form(Buffer.from('%PDF-1.7\n'), 'a.pdf'))).status).toBe(415)
    expect((await replace(form(bytes, '三.png'))).body).toMatchObject({ status: 409, code: 'same-file-exists', id: twin.id })
    expect((await replace(form((await picture()).subarray(0, 60), '四.png'))).status).toBe(422)
    const same = await content.call('POST', `${LIBRARY}/${twin.id}/file`, { raw: form(bytes, '二.png') })
    expect(same.body).toMatchObject({ url: twin['url'] })
  })

  it('deletes what nobody uses with all its files, and names the records that keep the others', async () => {
    const asset = await upload('消す.png')
    const record = await dish('消せない皿', asset.id)
    await content.services.variants.settled()
    const held = await content.call('DELETE', `${LIBRARY}/${asset.id}`)
    expect(held.body).toMatchObject({ status: 409, code: 'in-use', usedBy: [{ id: record.id, title: { ja: '消せない皿' } }] })
    await content.patch('dish', record, { picture: null })
    expect((await content.call('DELETE', `${LIBRARY}/${asset.id}`)).status).toBe(204)
    expect((await content.call('GET', `${LIBRARY}/${asset.id}`)).status).toBe(404)
    expect((await content.call('GET', String(asset['url']), { as: 'guest' })).status).toBe(404)
    expect((await storedNames()).some((name) => String(asset['url']).includes(name.slice(0, 26)))).toBe(false)
    expect((await content.call('DELETE', `${LIBRARY}/${asset.id}`)).status).toBe(404)
  })

  it('never lets a record name an asset that is deleted at the same time', async () => {
    const asset = await upload('同時.png')
    const body = { name: { ja: '同時の皿' }, genre: genre.id, price: { amount: 1 }, picture: asset.id }
    const [created, removed] = await Promise.all([
      content.call('POST', `${STAFF}/dish`, { body }),
      content.call('DELETE', `${LIBRARY}/${asset.id}`),
    ])
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual([created.status, removed.status])
  })

  it('is open to members only, to viewers for reading', async () => {
    const asset = await upload('鍵.png')
    for (const [as, read, write] of [
      ['guest', 401, 401],
      ['annex-owner', 404, 404],
      ['viewer', 200, 403],
    ] as const) {
      expect((await content.call('GET', LIBRARY, { as })).status).toBe(read)
      expect((await content.call('GET', `${LIBRARY}/${asset.id}`, { as })).status).toBe(read)
      expect((await content.call('PATCH', `${LIBRARY}/${asset.id}`, { as, body: {} })).status).toBe(write)
      expect((await content.call('DELETE', `${LIBRARY}/${asset.id}`, { as })).status).toBe(write)
      expect((await content.call('POST', `${LIBRARY}/${asset.id}/file`, { as, raw: form(await picture(), 'a.png') })).status).toBe(write)
    }
    const foreign = '/api/v1/tenants/annex/media-library'
    expect((await content.call('GET', `${foreign}/${asset.id}`, { as: 'annex-owner' })).status).toBe(404)
    expect((await content.call('DELETE', `${foreign}/${asset.id}`, { as: 'annex-owner' })).status).toBe(404)
    expect((await content.call('GET', `${LIBRARY}/nothing`)).status).toBe(404)
  })
})

it('a reader is told of no record that has the asset in a field which the reader does not see', async () => {
  const asset = await upload('秘密の皿.png')
  const { id } = await dish('秘密の一皿', asset.id)
  const users = async (fields: CustomRole['types'][string]['fields']) => {
    const rights = { operations: ['read'], languages: null, fields, otherFields: 'write' } as const
    const customRole = { key: 'reader', names: { ja: '閲覧', en: 'Reader' }, media: false, types: { dish: rights } }
    const { body } = await content.call('GET', `${LIBRARY}/${asset.id}`, { customRole })
    return (body['usedBy'] as readonly Json[]).map((one) => one.id)
  }
  expect([await users({}), await users({ picture: 'hidden' })]).toEqual([[id], []])
})
