import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { embeddedPictures } from './embedded-pictures.ts'

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#B4531F' } })

const drawn = (...pictures: readonly (readonly [string, Buffer])[]): string =>
  `<svg>${pictures.map(([type, bytes]) => `<image href="data:image/${type};base64,${bytes.toString('base64')}"/>`).join('')}</svg>`

const HOSTILE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="8000"><path d="M0 0h9"/></svg>')

describe('pictures within a drawing', () => {
  test('are encoded again', async () => {
    const svg = await embeddedPictures(drawn(['jpeg', await picture(4).jpeg().toBuffer()], ['gif', await picture(4).gif().toBuffer()]))
    expect(svg.match(/data:image\/(?:jpeg|webp);base64/g)).toEqual(['data:image/jpeg;base64', 'data:image/webp;base64'])
  })

  test('are of the kind that they name', async () => {
    for (const [type, bytes] of [
      ['png', HOSTILE],
      ['png', await picture(4).jpeg().toBuffer()],
      ['png', await picture(4).tiff().toBuffer()],
      ['webp', Buffer.from('GIF')],
    ] as const)
      await expect(embeddedPictures(drawn([type, bytes]))).rejects.toMatchObject({ status: 422, code: 'broken-image' })
  })

  test('are all encoded again, or refused', async () => {
    const png = await picture(4).png().toBuffer()
    for (const svg of [drawn(['png', png]).replace('base64,', 'base64,&#xa0;'), drawn(['png', png], ['svg+xml', HOSTILE])])
      await expect(embeddedPictures(svg)).rejects.toMatchObject({ status: 422, code: 'broken-image' })
  })

  test('have a highest number of pixels in all', async () => {
    const large = await picture(6000).png().toBuffer()
    await expect(embeddedPictures(drawn(['png', large], ['png', large]))).rejects.toMatchObject({
      status: 422,
      code: 'drawing-too-complex',
    })
  })

  test('have a highest length in all', async () => {
    const small = await picture(4).png().toBuffer()
    const svg = `<svg>${' '.repeat(20 * 1024 * 1024)}${drawn(['png', small])}</svg>`
    await expect(embeddedPictures(svg)).rejects.toMatchObject({ status: 422, code: 'drawing-too-complex' })
  })
})
