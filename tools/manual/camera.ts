import type { Locator, Page } from 'playwright'
import type { Locale } from '@captain/locale'

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** A screen in one language and scheme: a PNG at `SCALE` times its size. */
export type Shot = { readonly name: string; readonly locale: Locale; readonly scheme: Scheme; readonly png: Buffer }

/** The labels of a screen's buttons, links and fields, and its messages. */
export type Words = { readonly name: string; readonly locale: Locale; readonly words: readonly string[] }

/** Device pixels per CSS pixel. */
export const SCALE = 2

const WORDED = 'h1, h2, button, a, label, legend, [role=alert]'

/** Waits until the page has its fonts and the colours of the scheme. */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

const clipOf = async (part: Locator, room: number) => {
  await part.scrollIntoViewIfNeeded()
  const whole = await part.boundingBox()
  if (whole === null) throw new Error('What should be in the picture is not on the screen.')
  // The same margin on all sides of the image.
  const below = room === 0 ? 0 : await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBottom))
  const box = { ...whole, height: whole.height - below }
  const [x, y] = [Math.floor(box.x) - room, Math.floor(box.y) - room]
  return { x, y, width: Math.ceil(box.width) + 2 * room, height: Math.ceil(box.height) + 2 * room }
}

const wordsOf = async (part: Locator): Promise<readonly string[]> => {
  const texts = await part.locator(WORDED).filter({ visible: true }).allInnerTexts()
  return [...new Set(texts.map((text) => text.trim().replaceAll(/\s+/g, ' ')).filter((text) => text !== ''))]
}

export type Camera = {
  /** Captures a part of the screen with a margin in px, in both schemes. */
  take(name: string, part: Locator, room: number): Promise<void>
  readonly shots: readonly Shot[]
  readonly words: readonly Words[]
}

/** Images of one page in one language. */
export const createCamera = (page: Page, locale: Locale): Camera => {
  const shots: Shot[] = []
  const words: Words[] = []
  return {
    shots,
    words,
    async take(name, part, room) {
      await page.mouse.move(0, 0)
      words.push({ name, locale, words: await wordsOf(part) })
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await comeToRest(page)
        shots.push({ name, locale, scheme, png: await page.screenshot({ clip: await clipOf(part, room), animations: 'disabled' }) })
      }
    },
  }
}
