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

type Way = { readonly device: Device; readonly title: string; readonly width: number }

const BY_MOUSE: Way = { device: 'mouse', title: 'by mouse', width: 1280 }
const BY_KEYBOARD: Way = { device: 'keyboard', title: 'by keyboard', width: 1280 }
const BY_TOUCH: Way = { device: 'touch', title: 'by touch', width: 390 }
/** As wide as a window of 1280 px at 400 %. */
const NARROWEST: Way = { device: 'touch', title: 'by touch at 320 px', width: 320 }

const optionsOf = ({ device, width }: Way) =>
  device === 'touch' ? { viewport: { width, height: 844 }, hasTouch: true, isMobile: true } : { viewport: { width, height: 720 } }

type JobOptions = {
  /** The account that is signed in at the start; null for none. */
  readonly as: Account | null
  /** The device that `npm test` uses, by touch in the narrowest window that the job is done in; the system ring uses the others. */
  readonly mainly: 'keyboard' | 'touch'
  /** Whether the job is also done on the narrowest window. */
  readonly isNarrowToo?: boolean
}

/**
 * Defines a job of the back office as tests of the same steps: by mouse, by keyboard alone, by a thumb on a phone. Each test creates its
 * records and checks the result in the data.
 */
export const job = (title: string, { as, mainly, isNarrowToo = false }: JobOptions, steps: (given: Given) => Promise<void>): void => {
  const byTouch = isNarrowToo ? [NARROWEST, BY_TOUCH] : [BY_TOUCH]
  const inChange = mainly === 'keyboard' ? BY_KEYBOARD : byTouch[0]
  test.describe(title, () => {
    for (const [turn, way] of [BY_KEYBOARD, ...byTouch, BY_MOUSE].entries()) {
      test.describe(() => {
        test.use(optionsOf(way))
        test(way.title, { tag: way === inChange ? [] : '@system' }, async ({ page }) => {
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
