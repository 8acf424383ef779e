import type { Page } from '../../../tools/browser/watched-test.ts'

/**
 * Waits for what Editor.js puts off, since it is written for people: it reads where the caret is 180 ms after that moved, and listens to a
 * new block once the browser is idle. Timers of a page end in their order, however slow the machine is.
 */
const letEditorFollow = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  })

/** Begins another block after the one of the caret. */
export const addLine = async (page: Page): Promise<void> => {
  await letEditorFollow(page)
  await page.keyboard.press('Enter')
  await letEditorFollow(page)
}
