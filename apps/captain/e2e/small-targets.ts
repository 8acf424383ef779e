import type { Page } from '../../../tools/browser/watched-test.ts'

/** Returns the names of the controls in a part of the page that a thumb misses: those under 44 px. */
export const smallTargets = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(`${within} :is(button, select, [role="switch"], nav li > a)`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSeen = width > 1 && height > 1
      return isSeen && (width < 43.5 || height < 43.5) ? [`${control.ariaLabel ?? control.textContent} ${width}×${height}`] : []
    }),
  )
