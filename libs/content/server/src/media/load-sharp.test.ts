import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSharp } from './load-sharp.ts'

const folder = mkdtempSync(join(tmpdir(), 'captain-sharp-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the image library reads the accepted formats and drawings, and nothing else', async () => {
  const sharp = await loadSharp()
  const image = sharp({ create: { width: 4, height: 4, channels: 3, background: '#B4531F' } })
  const files = {
    jpeg: await image.jpeg().toBuffer(),
    png: await image.png().toBuffer(),
    webp: await image.webp().toBuffer(),
    gif: await image.gif().toBuffer(),
    heif: await image.avif().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  }
  for (const [format, bytes] of Object.entries(files)) {
    const path = join(folder, format)
    writeFileSync(path, bytes)
    for (const source of [bytes, path]) expect(await sharp(source).metadata()).toMatchObject({ format, width: 4, height: 4 })
  }
  const tiff = await image.tiff().toBuffer()
  writeFileSync(join(folder, 'tiff'), tiff)
  for (const source of [tiff, join(folder, 'tiff')]) await expect(sharp(source).metadata()).rejects.toThrow('unsupported image format')
})
