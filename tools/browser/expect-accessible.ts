import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect, shoot } from './watched-test.ts'

type Looking = {
  /** An overlay to look at alone, since what lies under it is not in use. */
  readonly within?: string
}

/** What depends on the colour scheme; all other rules judge what is the same in both. */
const OF_COLOURS: RunOptions['runOnly'] = ['color-contrast', 'link-in-text-block']

/** Waits for what still fades or moves, so that the final colours are judged. What goes on for ever or with the scrolling has no end. */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The page hears of another scheme with the next frame, and what fades to it begins with the one after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** The findings of axe on the page alone: a frame that may run no script cannot be looked into. */
const findingsOf = (page: Page, within: string | undefined, options: RunOptions): Promise<readonly string[]> =>
  page.evaluate(
    async ({ selector, rules }) => {
      const { axe: judge } = window as unknown as { readonly axe: typeof axe }
      const { violations } = await judge.run(selector ?? document, { ...rules, iframes: false, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? help}`),
      )
    },
    { selector: within, rules: options },
  )

/**
 * No finding of axe in light colours, none of colours in dark ones, and a picture of both. Every story is judged by itself: this is
 * for whole pages, with their frame and real data, and for what no story shows.
 */
export const expectAccessible = async (page: Page, name: string, { within }: Looking = {}): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', { runOnly: OF_COLOURS }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (within !== undefined) await expect(page.locator(within).first()).toBeVisible()
    await comeToRest(page)
    await shoot(page, `${name}-${colorScheme}`)
    expect.soft(await findingsOf(page, within, options), `${name}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}
