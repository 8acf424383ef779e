import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#12345680' } })
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } } })

const drawn = async (picture: Sharp) => {
  const url = await thumbnailOf(await picture.toBuffer())
  const bytes = Buffer.from(url?.replace('data:image/webp;base64,', '') ?? '', 'base64')
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
  return { format, width, height, hasAlpha, bytes: bytes.byteLength }
}

test.each([
  ['jpeg', noise(2000, 1000).jpeg({ quality: 70 }), [240, 160, false]],
  ['png with transparency', plain(800, 800).png(), [240, 160, true]],
  ['gif', plain(400, 300).gif(), [240, 160, false]],
  ['webp', noise(300, 900).webp(), [240, 160, false]],
  ['avif', noise(1200, 800).avif({ effort: 0 }), [240, 160, false]],
  ['smaller than a thumbnail', noise(100, 60).png(), [100, 60, false]],
] as const)('%s', async (_, picture, [width, height, hasAlpha]) => {
  const small = await drawn(picture.clone())
  expect(small).toMatchObject({ format: 'webp', width, height, hasAlpha })
  expect(small.bytes).toBeLessThanOrEqual(12 * 1024)
})

test('a picture on its side stands up', async () => {
  const standing = await drawn(plain(30, 90).jpeg().withMetadata({ orientation: 6 }))
  expect(standing).toMatchObject({ width: 90, height: 30 })
})

test('a picture that can not be made small is left out', async () => {
  expect(await thumbnailOf(await noise(240, 160).png().toBuffer())).toBeNull()
})

test('a small file with many pixels is not unpacked', async () => {
  const bomb = await plain(5100, 5000).png().toBuffer()
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  expect(await thumbnailOf(bomb)).toBeNull()
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['an SVG behind XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a page', '<!doctype html><title>a</title>'],
  ['a document', '%PDF-1.7'],
  ['nothing', ''],
  ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a bitmap', Buffer.from('424d3a000000000000003600000028000000', 'hex')],
])('%s is no picture', async (_, bytes) => {
  expect(await thumbnailOf(Buffer.from(bytes as string))).toBeNull()
})
