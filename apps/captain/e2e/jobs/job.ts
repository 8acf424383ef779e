import { expect, test, type Page } from '../../../../tools/browser/watched-test.ts'
import { ownWord } from '../own-records.ts'
import { signIn, type Account } from '../signing-in.ts'
import { HANDS, holdTo, type Device, type Hand } from './hand.ts'

type Given = {
  readonly page: Page
  readonly hand: Hand
  /** A word that no other record of the run has. */
  readonly word: string
  /** The number of the test among those of the job, from 0. */
  readonly turn: number
}

type Way = { readonly device: Device; readonly title: string; readonly width: number; readonly ring?: 'system' }

const BY_MOUSE: Way = { device: 'mouse', title: 'by mouse', width: 1280, ring: 'system' }
const BY_KEYBOARD: Way = { device: 'keyboard', title: 'by keyboard', width: 1280 }
const BY_TOUCH: Way = { device: 'touch', title: 'by touch', width: 390 }
/** As wide as a window of 1280 px at 400 %. */
const NARROWEST: Way = { device: 'touch', title: 'by touch at 320 px', width: 320 }

/** The ways for each change come first: by keyboard, and by touch in the narrowest window that the job is done in. */
const waysOf = (isNarrowToo: boolean): readonly Way[] =>
  isNarrowToo ? [BY_KEYBOARD, NARROWEST, BY_MOUSE, { ...BY_TOUCH, ring: 'system' }] : [BY_KEYBOARD, BY_TOUCH, BY_MOUSE]

const optionsOf = ({ device, width }: Way) =>
  device === 'touch' ? { viewport: { width, height: 844 }, hasTouch: true, isMobile: true } : { viewport: { width, height: 720 } }

type JobOptions = {
  /** The account that is signed in at the start; null for none. */
  readonly as: Account | null
  /** Whether the job is also done on the narrowest window. */
  readonly isNarrowToo?: boolean
}

/**
 * Defines a job of the back office as tests of the same steps: by mouse, by keyboard alone, by a thumb on a phone. Each test creates its
 * records and checks the result in the data.
 */
export const job = (title: string, { as, isNarrowToo = false }: JobOptions, steps: (given: Given) => Promise<void>): void => {
  test.describe(title, () => {
    for (const [turn, way] of waysOf(isNarrowToo).entries()) {
      test.describe(() => {
        test.use(optionsOf(way))
        test(way.title, { tag: way.ring === undefined ? [] : `@${way.ring}` }, async ({ page }) => {
          await holdTo(page, way.device)
          if (as !== null) await signIn(page, as)
          await steps({ page, hand: HANDS[way.device], word: ownWord(), turn })
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width, `nothing scrolls sideways: ${page.url()}`).toBeLessThanOrEqual(way.width)
        })
      })
    }
  })
}
