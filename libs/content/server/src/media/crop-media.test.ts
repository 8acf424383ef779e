import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { diner } from '../testing/test-tenants.ts'
import { purgeFormerFiles } from './kept-files.ts'
import { SWEPT_AT_ONCE, sweepNotedFiles } from './unnamed-files.ts'
import { freshPicture, LIBRARY, libraryOf, uploadForm } from './testing/library-under-test.ts'

let content: ContentUnderTest
let library: ReturnType<typeof libraryOf>
let genre: Json

beforeAll(async () => {
  content = await startContent()
  library = libraryOf(content)
  genre = await content.create('genre', { name: { ja: '軽食' }, isPublished: true })
})
afterAll(() => content.stop())

const dish = (name: string, picture: string) =>
  content.create('dish', {
    name: { ja: name },
    genre: genre.id,
    price: { amount: 1 },
    description: { ja: '説明' },
    picture,
    isPublished: true,
  })

let made = 0

/** A picture of two halves: red at the left, blue at the right. No other one has the same last pixel. */
const halves = (width: number, height: number): Promise<Buffer> => {
  made += 1
  const pixel = { create: { width: 1, height: 1, channels: 3 as const, background: { r: made, g: 0, b: 255 } } }
  const half = (background: string) => ({ create: { width: width / 2, height, channels: 3 as const, background } })
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([
      { input: half('#00f'), left: width / 2, top: 0 },
      { input: pixel, left: width - 1, top: height - 1 },
    ])
    .png()
    .toBuffer()
}

const crop = (id: string, part: object) => content.call('PUT', `${LIBRARY}/${id}/crop`, { body: part })
const uncrop = (id: string) => content.call('DELETE', `${LIBRARY}/${id}/crop`)
const replace = (id: string, bytes: Buffer, name: string) => content.call('POST', `${LIBRARY}/${id}/file`, { raw: uploadForm(bytes, name) })
const undo = (id: string) => content.call('POST', `${LIBRARY}/${id}/file/undo`)

const seen = async (url: unknown) => {
  const { bytes, status, headers } = await content.call('GET', String(url), { as: 'guest' })
  if (status !== 200) return { status, location: headers.get('location') }
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { status, width: info.width, height: info.height, first: [...data.subarray(0, 3)] }
}

const storedNames = async (): Promise<readonly string[]> => {
  const all = await readdir(join(content.dataDir, 'media'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe('a crop', () => {
  it('shows a part of the image wherever it is used, under a new address, and keeps the whole', async () => {
    const asset = await library.upload('半々.png', await halves(400, 100))
    const record = await dish('半々の皿', asset.id)
    await library.describe(asset.id, { focalPoint: { x: '0.75', y: '0.50' } })
    const cropped = await crop(asset.id, { x: 0.5, y: 0, width: 0.5, height: 1 })
    expect(cropped.body).toMatchObject({ id: asset.id, width: 200, height: 100, usedCount: 1, focalPoint: { x: '0.50', y: '0.50' } })
    const url = cropped.body['url']
    expect(await seen(url)).toEqual({ status: 200, width: 200, height: 100, first: [0, 0, 255] })
    expect(await seen(asset['url'])).toEqual({ status: 302, location: url })
    expect((await content.delivered(`dish/${record.id}`)).body['picture']).toMatchObject({ url, width: 200 })
    const detail = await library.detail(asset.id)
    expect(detail).toMatchObject({
      crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
      original: { width: 400, height: 100 },
      former: null,
      usedBy: [{ id: record.id, isPublic: true }],
    })
    expect(await seen((detail['original'] as Json)['url'])).toMatchObject({ width: 400, first: [255, 0, 0] })
  })

  it('is made of the whole again when it changes, and taken back at any time', async () => {
    const asset = await library.upload('戻す.png', await halves(400, 100))
    await crop(asset.id, { x: 0.5, y: 0, width: 0.5, height: 1 })
    const wider = await crop(asset.id, { x: 0, y: 0.5, width: 1, height: 0.5 })
    expect(await seen(wider.body['url'])).toEqual({ status: 200, width: 400, height: 50, first: [255, 0, 0] })
    await library.describe(asset.id, { focalPoint: { x: '0.50', y: '0.00' } })
    const whole = await uncrop(asset.id)
    expect(whole.body).toMatchObject({ width: 400, height: 100, focalPoint: { x: '0.50', y: '0.50' } })
    expect(await seen(whole.body['url'])).toMatchObject({ status: 200, width: 400, height: 100 })
    expect(await library.detail(asset.id)).toMatchObject({ crop: null, original: null })
    expect((await seen(wider.body['url']))['location']).toBe(whole.body['url'])
    expect((await uncrop(asset.id)).body['url']).toBe(whole.body['url'])
    await content.services.variants.settled()
    const narrow = String(whole.body['url']).replace('.png', '-320.webp')
    expect(await seen(narrow)).toMatchObject({ status: 200, width: 320 })
  })

  it('leaves no file behind once the asset is deleted', async () => {
    const before = await storedNames()
    const asset = await library.upload('消える切り抜き.png')
    await crop(asset.id, { x: 0, y: 0, width: 0.5, height: 0.5 })
    await content.services.variants.settled()
    expect((await storedNames()).length).toBeGreaterThan(before.length)
    expect((await content.call('DELETE', `${LIBRARY}/${asset.id}`)).status).toBe(204)
    expect((await storedNames()).toSorted()).toEqual([...before].toSorted())
  })

  it('refuses what is no part of an image', async () => {
    const asset = await library.upload('不正.png')
    for (const part of [
      { x: 0, y: 0, width: 1.1, height: 1 },
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: -0.1, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0, height: 1 },
      { x: '0', y: 0, width: 1, height: 1 },
      { x: 0, y: 0, width: 1 },
    ])
      expect((await crop(asset.id, part)).status, JSON.stringify(part)).toBe(422)
    const paper = await library.upload('紙.pdf', Buffer.from('%PDF-1.7\n% 紙\n%%EOF\n'), 'pdf')
    const drawing = await library.upload('絵.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'), 'svg')
    for (const { id } of [paper, drawing])
      expect((await crop(id, { x: 0, y: 0, width: 0.5, height: 1 })).body).toMatchObject({ status: 409, code: 'not-croppable' })
    expect((await crop('01ARZ3NDEKTSV4RRFFQ69G5FAV', { x: 0, y: 0, width: 0.5, height: 1 })).status).toBe(404)
  })

  it('of a tiny image has at least one pixel', async () => {
    const asset = await library.upload('極小.png', await freshPicture(2, 2))
    const { body } = await crop(asset.id, { x: 0.99, y: 0.99, width: 0.01, height: 0.01 })
    expect(body).toMatchObject({ width: 1, height: 1 })
  })
})

describe('a replacement', () => {
  it('is undone in all uses, with the name, and the address of the new file leads to the old one', async () => {
    const asset = await library.upload('前.png', await halves(400, 100))
    const record = await dish('元に戻す皿', asset.id)
    const replaced = await replace(asset.id, await freshPicture(50, 50), '後.png')
    const { former } = await library.detail(asset.id)
    expect(former).toMatchObject({ originalName: '前.png' })
    expect(Date.parse(String((former as Json)['until'])) - Date.now()).toBeGreaterThan(25 * 60_000)
    const back = await undo(asset.id)
    expect(back.body).toMatchObject({ id: asset.id, originalName: '前.png', width: 400 })
    const url = back.body['url']
    expect(await seen(url)).toMatchObject({ status: 200, width: 400, first: [255, 0, 0] })
    expect(await seen(replaced.body['url'])).toEqual({ status: 302, location: url })
    expect(await seen(asset['url'])).toEqual({ status: 302, location: url })
    expect((await content.delivered(`dish/${record.id}`)).body['picture']).toMatchObject({ url })
    expect(await library.detail(asset.id)).toMatchObject({ former: null })
    expect((await undo(asset.id)).body).toMatchObject({ status: 409, code: 'no-former-file' })
    const { rows } = await content.pool.query(`select action from content.audit_event where entry_id = $1 order by id`, [asset.id])
    expect(rows.map((row: { readonly action: string }) => row.action)).toEqual(['upload', 'replace', 'undo'])
  })

  it('of a crop brings the crop back, which can still be changed', async () => {
    const asset = await library.upload('切り抜いた前.png', await halves(400, 100))
    await crop(asset.id, { x: 0.5, y: 0, width: 0.5, height: 1 })
    await replace(asset.id, await freshPicture(50, 50), '切り抜いた後.png')
    expect(await library.detail(asset.id)).toMatchObject({ crop: null, former: { originalName: '切り抜いた前.png' } })
    expect((await undo(asset.id)).body).toMatchObject({ width: 200 })
    expect(await library.detail(asset.id)).toMatchObject({ crop: { x: 0.5 }, original: { width: 400 } })
    expect((await uncrop(asset.id)).body).toMatchObject({ width: 400 })
  })

  it('of a crop by its own whole image ends the crop', async () => {
    const bytes = await halves(400, 100)
    const asset = await library.upload('全体.png', bytes)
    await library.describe(asset.id, { focalPoint: { x: '0.75', y: '0.50' } })
    await crop(asset.id, { x: 0.5, y: 0, width: 0.5, height: 1 })
    const replaced = await replace(asset.id, bytes, '全体.png')
    expect(replaced.body).toMatchObject({ id: asset.id, width: 400, focalPoint: { x: '0.75', y: '0.50' } })
    expect(await seen(replaced.body['url'])).toEqual({ status: 200, width: 400, height: 100, first: [255, 0, 0] })
    expect(await library.detail(asset.id)).toMatchObject({ crop: null, original: null, former: null })
    expect((await replace(asset.id, bytes, '全体.png')).body['url']).toBe(replaced.body['url'])
  })

  it('is final after half an hour, after another change of the file, and once its file is another asset', async () => {
    const late = await library.upload('遅い.png')
    await replace(late.id, await freshPicture(), '遅い2.png')
    await content.pool.query(`update content.media_kept set kept_at = now() - interval '31 minutes' where media_id = $1`, [late.id])
    expect((await library.detail(late.id))['former']).toBeNull()
    expect((await undo(late.id)).status).toBe(409)

    const changed = await library.upload('変更.png')
    await replace(changed.id, await freshPicture(), '変更2.png')
    await crop(changed.id, { x: 0, y: 0, width: 0.5, height: 1 })
    expect((await undo(changed.id)).status).toBe(409)

    const bytes = await freshPicture()
    const twin = await library.upload('双子.png', bytes)
    await replace(twin.id, await freshPicture(), '双子2.png')
    const again = await library.upload('双子の再来.png', bytes)
    expect((await undo(twin.id)).body).toMatchObject({ status: 409, code: 'same-file-exists', id: again.id })
  })

  it('leaves nothing once it can no longer be undone', async () => {
    const asset = await library.upload('片付け.png', await freshPicture(8, 8))
    await replace(asset.id, await freshPicture(8, 8), '片付け2.png')
    const scope = content.services.store.forTenant(SYSTEM_AUTHOR, diner)
    // What other tests have left.
    await scope.writeAside(purgeFormerFiles)
    expect(await scope.writeAside(purgeFormerFiles)).toBe(0)
    await content.pool.query(`update content.media_kept set kept_at = now() - interval '31 minutes' where media_id = $1`, [asset.id])
    expect(await scope.writeAside(purgeFormerFiles)).toBeGreaterThan(0)
    await content.pool.query(`update content.unnamed_file set noted_at = now() - interval '2 hours'`)
    while ((await scope.writeAside((tx) => sweepNotedFiles(tx, content.services.media))) === SWEPT_AT_ONCE);
    expect(await seen((await library.detail(asset.id))['url'])).toMatchObject({ status: 200 })
    expect((await content.pool.query(`select from content.unnamed_file`)).rowCount).toBe(0)
  })

  it('by a server of an earlier version makes nothing of what was kept', async () => {
    const asset = await library.upload('古いサーバー.png', await halves(400, 100))
    await crop(asset.id, { x: 0.5, y: 0, width: 0.5, height: 1 })
    const path = String(asset['url']).replace('/media/', '').replace('.png', 'x.png')
    await content.services.media.put(path, await halves(200, 200))
    await content.pool.query(`update content.media set path = $2, width = 200, height = 200 where id = $1`, [asset.id, path])
    expect(await library.detail(asset.id)).toMatchObject({ crop: null, original: null, former: null })
    const cropped = await crop(asset.id, { x: 0, y: 0, width: 0.5, height: 0.5 })
    expect(cropped.body).toMatchObject({ width: 100, height: 100 })
    expect(await library.detail(asset.id)).toMatchObject({ crop: { x: 0, width: 0.5 }, original: { width: 200, height: 200 } })
  })
})
