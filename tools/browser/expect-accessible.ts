import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect, shoot } from './watched-test.ts'

type Looking = {
  /** An overlay to check alone, since the page below it is not in use. */
  readonly within?: string
}

/** Rules that depend on the colour scheme; all other rules give the same result in both. */
const OF_COLOURS: RunOptions['runOnly'] = ['color-contrast', 'link-in-text-block']

/** Waits until transitions end, so that the final colours are checked. Endless and scroll-driven animations are skipped. */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The page receives another scheme with the next frame, and transitions to it begin one frame later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Returns axe's findings on the page alone: axe can't inspect a frame without scripts. */
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
 * Expects no axe findings in the light scheme and no colour findings in the dark one, and takes a screenshot of both. For full pages with
 * real data, and for content without a story: stories are checked separately.
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
