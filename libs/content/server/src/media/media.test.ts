import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture } from '../seed/draw-picture.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let photo: Buffer

beforeAll(async () => {
  content = await startContent()
  photo = await sharp(await drawPicture({ name: '写真', color: '#7A4A2B', width: 1400, height: 900 }))
    .withExif({ IFD0: { Copyright: 'canary-exif' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => content.stop())

type UploadOptions = { readonly as?: 'viewer'; readonly name?: string; readonly type?: string; readonly field?: string }

const upload = (bytes: Uint8Array, { as, name = '写真 1.jpg', type = 'image/jpeg', field = 'file' }: UploadOptions = {}) => {
  const raw = new FormData()
  raw.set('alt', '一皿の写真')
  raw.set(field, new File([new Uint8Array(bytes)], name, { type }))
  return content.call('POST', `${STAFF}/media`, { raw, ...(as !== undefined && { as }) })
}

/** Waits for the smaller pictures. */
const settled = () => content.services.variants.settled()

const files = async (): Promise<readonly string[]> => {
  const all = await readdir(content.dataDir, { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('uploads', () => {
  it('keeps a picture anew, without metadata, in several widths, and serves it', async () => {
    const answer = await upload(photo)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      success: 1,
      width: 1400,
      height: 900,
      originalName: '写真 1.jpg',
      mimeType: 'image/jpeg',
      alt: { ja: '一皿の写真', en: null },
      file: { url: answer.body['url'], width: 1400 },
    })
    const url = answer.body['url'] as string
    expect(url).toMatch(/^\/media\/tenants\/diner\/\d{4}\/\d{2}\/[0-9A-Z]{26}\.jpg$/)
    const served = await content.call('GET', url, { as: 'guest' })
    expect(served.status).toBe(200)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    expect(served.text).not.toContain('canary-exif')
    await settled()
    expect((await content.call('GET', answer.body['thumbnailUrl'] as string, { as: 'guest' })).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect(await files()).toHaveLength(4)
    // Rich text keeps the address of a picture only, and finds its smaller widths by their names.
    for (const width of [320, 640, 1280]) {
      const narrower = await content.call('GET', url.replace('.jpg', `-${width}.webp`), { as: 'guest' })
      expect(Object.fromEntries(narrower.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable'),
      })
    }
  })

  it('reuses the same bytes, also when they come twice at once', async () => {
    const before = (await files()).length
    const again = await upload(photo, { name: 'other.jpg' })
    expect(again.body).toMatchObject({ originalName: '写真 1.jpg' })
    const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const twice = await Promise.all([upload(small), upload(small)])
    expect(twice[0]?.body.id).toBe(twice[1]?.body.id)
    expect((await files()).length).toBe(before + 1)
  })

  it('shows in the library and in the records that use it', async () => {
    const { body } = await content.call('GET', `${STAFF}/media-library?limit=1`)
    const next = await content.call('GET', `${STAFF}/media-library?limit=1&after=${body.next}`)
    const [photoAsset] = next.body['items'] as readonly Json[]
    const genre = await content.create('genre', { name: { ja: '軽食' }, isPublished: true })
    const dish = await content.create('dish', {
      name: { ja: '皿' },
      genre: genre.id,
      price: { amount: 1 },
      description: { ja: '説明' },
      picture: photoAsset?.id,
      isPublished: true,
    })
    expect(dish['included']).toMatchObject({ media: { [photoAsset?.id ?? '']: { originalName: '写真 1.jpg' } } })
    const delivered = await content.delivered(`dish/${dish.id}`)
    expect(delivered.body['picture']).toMatchObject({
      width: 1400,
      alt: '一皿の写真',
      variants: [{ width: 320, format: 'webp' }, { width: 640 }, { width: 1280 }],
    })
  })

  it('refuses what is no picture, whatever it calls itself, and leaves no file', async () => {
    const before = await files()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await upload(svg, { name: 'a.png', type: 'image/png' })).status).toBe(415)
    expect((await upload(Buffer.from('<!doctype html><script>1</script>'), { name: 'a.jpg' })).status).toBe(415)
    expect((await upload(Buffer.alloc(0))).status).toBe(415)
    expect((await upload(photo.subarray(0, photo.byteLength / 2))).status).toBe(422)
    expect(
      (
        await upload(
          await sharp({ create: { width: 8001, height: 1, channels: 3, background: '#000' } })
            .png()
            .toBuffer(),
        )
      ).body,
    ).toMatchObject({ status: 422, code: 'image-too-wide' })
    expect((await upload(Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]))).status).toBe(413)
    expect((await upload(photo, { field: 'image' })).status).toBe(400)
    expect((await upload(photo, { as: 'viewer' })).status).toBe(403)
    expect((await content.call('POST', `${STAFF}/media`, { body: {} })).status).toBe(415)
    expect(
      (await content.call('POST', `${STAFF}/media`, { raw: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status,
    ).toBe(400)
    expect((await content.call('POST', `${STAFF}/media`, { raw: 'x', headers: { 'content-type': 'multipart/form-data' } })).status).toBe(
      400,
    )
    expect(await files()).toEqual(before)
  })

  it('answers before the smaller pictures are made, and shows the picture itself in their place until then', async () => {
    const wide = await sharp(await drawPicture({ name: '広い', color: '#2B4A7A', width: 900, height: 300 }))
      .webp()
      .toBuffer()
    // Another picture is being worked on meanwhile.
    const held = await Promise.all([
      upload(await sharp(wide).modulate({ hue: 90 }).png().toBuffer()),
      upload(wide, { name: '広い.webp', type: 'image/webp' }),
    ])
    const url = held[1]?.body['thumbnailUrl'] as string
    expect(url).toMatch(/-320\.webp$/)
    const early = await content.call('GET', url, { as: 'guest' })
    expect(early.status).toBe(200)
    await settled()
    const later = await content.call('GET', url, { as: 'guest' })
    expect(later.headers.get('cache-control')).toContain('immutable')
    expect(Number(later.headers.get('content-length'))).toBeLessThan(wide.byteLength)
    // A width that this picture is never made in.
    const never = await content.call('GET', url.replace('-320', '-1920'), { as: 'guest' })
    expect(never.headers.get('cache-control')).not.toContain('immutable')
    expect((await content.call('GET', url.replace('-320', '-321'), { as: 'guest' })).status).toBe(404)
  })

  it('makes after a start what an earlier process has left', async () => {
    const photo2 = await sharp(photo).negate().jpeg().toBuffer()
    const { body } = await upload(photo2)
    await settled()
    const narrow = (body['url'] as string).replace('.jpg', '-640.webp')
    await rm(join(content.dataDir, narrow))
    await content.pool.query(`update content.media set has_variants = false where id = '${body.id}'`)
    const second = await content.second()
    await second.variants.settled()
    expect((await content.call('GET', narrow, { as: 'guest' }, second)).headers.get('cache-control')).toContain('immutable')
  })

  it('has no way out of its folder', async () => {
    for (const path of [
      '/media/tenants/diner/2026/11/..%2F..%2Fsecret.jpg',
      '/media/tenants/diner/2026/%2e%2e/01ARZ3NDEKTSV4RRFFQ69G5FAV.jpg',
      '/media/tenants/nobody/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV.jpg',
    ]) {
      expect((await content.call('GET', path, { as: 'guest' })).status).toBe(404)
    }
  })
})
