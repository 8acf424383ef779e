import { text } from '@captain/content-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

/** Pixels by which the focus ring of an input extends beyond it. */
const RING = 3
const COUNT = 14

const fields = Object.fromEntries(
  Array.from({ length: COUNT }, (_, position) => [
    `f${position}`,
    text({ maxBytes: position % 2 === 0 ? 600 : 60, ...(position > 0 && { required: true as const }) }),
  ]),
)
const values = Object.fromEntries(Object.keys(fields).map((name) => [name, '港']))
const first = () => page.getByRole('textbox', { name: 'f0欄' })
const saveButton = () => page.getByRole('button', { name: /^保存/ })
const boxOf = (element: Element | null | undefined) => (element ?? document.body).getBoundingClientRect()
const barOf = () => saveButton().element().parentElement?.parentElement

beforeAll(loadWords)
afterAll(() => page.viewport(1400, 900))
beforeEach(() => localStorage.clear())

describe.each([
  ['wide', 1400, 700],
  ['on a phone', 390, 700],
])('the save bar, %s', (_, width, height) => {
  const open = async () => {
    await page.viewport(width, height)
    await openFields(fields, { values })
    await first().fill('港の朝')
    await expect.element(saveButton()).toBeVisible()
  }

  /** Tabs through the form and returns the controls that the bar covers. */
  const hidden = async () => {
    const names: string[] = []
    for (let step = 0; step < COUNT + 2; step += 1) {
      const focused = document.activeElement
      if (barOf()?.contains(focused) === true) break
      if (boxOf(focused).bottom + RING > boxOf(barOf()).top) names.push(focused?.id ?? '')
      await userEvent.tab()
    }
    return names
  }

  it('never lies over what has the focus', async () => {
    await open()
    await first().click()
    expect(await hidden()).toEqual([])
  })

  it('never lies over what has the focus when it says why a save was refused', async () => {
    await open()
    await page.getByRole('textbox', { name: 'f1欄' }).fill('')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('1か所の入力を確認してください。')).toBeVisible()
    await first().click()
    expect(await hidden()).toEqual([])
  })

  it('covers the frame of an input that passes behind it', async () => {
    await open()
    const [bar, input] = [boxOf(barOf()), boxOf(first().element())]
    expect(bar.left).toBeLessThanOrEqual(input.left - RING)
    expect(bar.right).toBeGreaterThanOrEqual(input.right + RING)
  })
})
