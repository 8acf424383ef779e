import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawSampleImage } from '../seed/draw-sample-image.ts'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { avifImages } from './avif-images.ts'

let content: ContentUnderTest
let photo: Buffer

beforeAll(async () => {
  content = await startContent()
  photo = await sharp(await drawSampleImage({ name: '写真', color: '#7A4A2B', width: 1400, height: 900 }))
    .withExif({ IFD0: { Copyright: 'canary-exif' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => content.stop())

const form = (bytes: Uint8Array, name = '写真 1.png') => {
  const raw = new FormData()
  raw.set('file', new File([new Uint8Array(bytes)], name))
  return raw
}

type UploadOptions = { readonly as?: 'viewer'; readonly name?: string; readonly type?: string; readonly field?: string }

const upload = (bytes: Uint8Array, { as, name = '写真 1.jpg', type = 'image/jpeg', field = 'file' }: UploadOptions = {}) => {
  const raw = new FormData()
  raw.set('alt', '一皿の写真')
  raw.set(field, new File([new Uint8Array(bytes)], name, { type }))
  return content.call('POST', `${STAFF}/media`, { raw, ...(as !== undefined && { as }) })
}

/** Waits for the smaller variants. */
const settled = () => content.services.variants.settled()

const files = async (): Promise<readonly string[]> => {
  const all = await readdir(content.dataDir, { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('as AVIF', () => {
  it.each([
    ['a wide one', 2400, 1600, [320, 640, 1280, 1920]],
    ['one of a telephone held upright', 3024, 4032, [320, 640, 1280]],
    ['one in between', 1400, 900, [320, 640, 1280, 1400]],
    ['one as small as the smallest', 320, 200, [320]],
    ['a smaller one', 200, 200, []],
    ['a very high one', 1280, 8000, [320, 640]],
    ['a drawing', null, null, []],
  ])('%s is offered in few widths', (_what, width, height, widths) => {
    const pictures = avifImages({ path: 'tenants/cafe/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV.jpg', width, height })
    expect(pictures).toEqual(
      widths.map((one) => ({ path: `tenants/cafe/2026/11/01ARZ3NDEKTSV4RRFFQ69G5FAV-${one}.avif`, width: one, format: 'avif' })),
    )
  })
})

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
    // Rich text stores only the address of an image and derives the variants from their names.
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
      variants: [
        ...[320, 640, 1280].map((width) => ({ width, format: 'webp' })),
        ...[320, 640, 1280, 1400].map((width) => ({ url: expect.stringMatching(`-${width}\\.avif$`), width, format: 'avif' })),
      ],
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
    const wide = await sharp(await drawSampleImage({ name: '広い', color: '#2B4A7A', width: 900, height: 300 }))
      .webp()
      .toBuffer()
    // The server processes another image at the same time.
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
    // A width that this image never has.
    const never = await content.call('GET', url.replace('-320', '-1920'), { as: 'guest' })
    expect(never.headers.get('cache-control')).not.toContain('immutable')
    expect((await content.call('GET', url.replace('-320', '-321'), { as: 'guest' })).status).toBe(404)
  })

  it('makes a picture as AVIF once it is asked for, shows another format until then, and leaves none behind', async () => {
    const { body } = await upload(await sharp(photo).resize(700).tint('#204060').png().toBuffer(), { name: '青い.png', type: 'image/png' })
    await settled()
    const get = async (url: string) => (await content.call('GET', url, { as: 'guest' })).headers
    for (const [width, before] of [
      [640, 'image/webp'],
      [700, 'image/png'],
    ] as const) {
      const address = String(body['url']).replace('.png', `-${width}.avif`)
      const early = await get(address)
      expect([early.get('content-type'), early.get('cache-control')]).toEqual([before, 'public, max-age=5'])
      await content.services.avifs.settled()
      const later = await get(address)
      expect([later.get('content-type'), later.get('cache-control')]).toEqual(['image/avif', 'public, max-age=31536000, immutable'])
      expect(later.get('content-disposition')).toBe('inline')
      expect(Number(later.get('content-length'))).toBeLessThan(Number(early.get('content-length')))
    }
    const other = (name: string) => content.call('GET', String(body['url']).replace('.png', name), { as: 'guest' })
    // Widths that were never offered, and another spelling of an offered one.
    for (const name of ['.avif', '-10.avif', '-641.avif', '-1280.avif', '-0640.avif', '-0640.webp'])
      expect((await other(name)).status, name).toBe(404)
    await content.services.avifs.settled()
    const made = async () => (await files()).filter((name) => name.endsWith('.avif'))
    expect((await made()).map((name) => name.slice(-9)).toSorted()).toEqual(['-640.avif', '-700.avif'])
    // Another process with the same request finds it encoded.
    const path = String(body['url']).replace('/media/', '')
    const first = (await made()).find((name) => name.endsWith('-640.avif')) ?? ''
    const before = await stat(first)
    content.services.avifs.want(diner, { id: body.id, path }, { path: path.replace('.png', '-640.avif'), width: 640, format: 'avif' })
    await content.services.avifs.settled()
    expect((await stat(first)).ino).toBe(before.ino)
    const replaced = await content.call('POST', `${STAFF}/media-library/${body.id}/file`, {
      raw: form(await sharp(photo).tint('#604020').png().toBuffer()),
    })
    expect((await other('-640.avif')).headers.get('location')).toBe(String(replaced.body['url']).replace('.png', '-640.avif'))
    expect(await made()).toEqual([])
  })

  it('shows the WebP of the same width for an AVIF that is too high to be made', async () => {
    const high = await sharp({ create: { width: 720, height: 8000, channels: 3, background: '#207a4a' } })
      .png()
      .toBuffer()
    const { body } = await upload(high, { name: '高い.png', type: 'image/png' })
    await settled()
    const answer = await content.call('GET', String(body['url']).replace('.png', '-640.avif'), { as: 'guest' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
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
