import { loadSharp } from '@captain/content-server'
import { cardFont } from './card-font.ts'
import { drawText, type TextBlock } from './draw-text.ts'

/** Drawing: SVG shapes without text, and text blocks over them. */
export type Drawing = {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly texts: readonly TextBlock[]
}

/** Renders the PNG of a drawing. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array<ArrayBuffer>>

const wordsOf = async ({ texts }: Drawing) => {
  const font = await cardFont()
  const drawn = await Promise.all(texts.map((block) => drawText(block, font)))
  return drawn.flatMap((words, place) => {
    const block = texts[place]
    return words === null || block === undefined ? [] : [{ input: words.png, left: block.left, top: block.top }]
  })
}

const drawNow = async (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(drawing.svg))
    .resize(drawing.width, drawing.height)
    .composite(await wordsOf(drawing))
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}

/** Maximum number of cached images, least recently used first out. About 40 KB each. */
const MAX_CARDS = 100

/** Creates a renderer that draws images serially, and each only once while it is cached. */
export const createDraw = (): Draw => {
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let last: Promise<unknown> = Promise.resolve()
  const drawNext = (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
    const made = last.then(() => drawNow(drawing))
    last = made.catch(() => undefined)
    return made
  }
  return (drawing) => {
    const key = JSON.stringify(drawing)
    const made = cache.get(key) ?? drawNext(drawing)
    cache.delete(key)
    cache.set(key, made)
    made.catch(() => cache.delete(key))
    for (const old of [...cache.keys()].slice(0, Math.max(0, cache.size - MAX_CARDS))) cache.delete(old)
    return made
  }
}
