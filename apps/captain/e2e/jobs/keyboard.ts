import { expect, type Locator } from '../../../../tools/browser/watched-test.ts'

const MAX_KEYS = 90

/** Returns the next key of somebody who wants to reach a control with Tab; null once it has the focus. Runs in the page. */
const nextTab = (control: Element): string | null => {
  const { activeElement: active, body } = document
  if (active === control) return null
  if (active === null || active === body) return 'Tab'
  if (active.matches('a[href="#main"]') && control.closest('#main') !== null) return 'Enter'
  return control.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
}

const pressUntil = async (control: Locator, next: () => Promise<string | null>): Promise<void> => {
  const { keyboard } = control.page()
  for (let pressed = 0; pressed < MAX_KEYS; pressed += 1) {
    const key = await next()
    if (key === null) return
    await keyboard.press(key)
  }
  throw new Error(`The keys do not lead to ${String(control)} within ${MAX_KEYS} presses.`)
}

/** Presses Tab until the control has the focus, past the frame of the page by its link. */
export const tabTo = async (control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  await pressUntil(control, () => control.evaluate(nextTab))
}

/** Presses the arrow down until an item of an open menu or list is the active one. */
export const downTo = async (item: Locator): Promise<void> => {
  await expect(item).toBeVisible()
  await pressUntil(item, () =>
    item.evaluate((element) => {
      const isActive = element.hasAttribute('data-combobox-option')
        ? element.hasAttribute('data-combobox-selected')
        : element === document.activeElement || (element.role === 'option' && element.ariaSelected === 'true')
      return isActive ? null : 'ArrowDown'
    }),
  )
}

/** Presses Tab into a calendar and arrows to one of its days. */
export const acrossTo = async (day: Locator): Promise<void> => {
  await tabTo(day.page().getByRole('grid').locator('[data-day][tabindex="0"]'))
  await pressUntil(day, () => day.evaluate((element) => (element === document.activeElement ? null : 'ArrowRight')))
}
