import { afterPaint } from '@captain/ui'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'
import { wideDeclaration, wideFields } from '../testing/wide-form/wide-fields.ts'

const rows = () => document.querySelectorAll('section [data-kind], section [data-shape="switch"]').length

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

it('a long form appears with the fields that fit into the window; further ones come in steps and move nothing', async () => {
  const counts: number[] = []
  const shifts: number[] = []
  const shifting = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
  })
  const growing = new MutationObserver(() => {
    const count = rows()
    if (count > 0 && count !== counts.at(-1)) {
      // From the paint of the first fields on: they take the place of a skeleton.
      if (counts.length === 0) afterPaint(() => shifting.observe({ type: 'layout-shift' }))
      counts.push(count)
    }
  })
  growing.observe(document.body, { childList: true, subtree: true })
  await openFields(wideFields, { values: { field0: '港' }, declared: wideDeclaration })
  await expect.element(page.getByRole('textbox', { name: 'field198欄' })).toBeInTheDocument()
  await expect.element(page.getByRole('switch', { name: '公開する' })).toBeInTheDocument()
  growing.disconnect()
  shifting.disconnect()
  expect(counts.length).toBeGreaterThan(5)
  expect(counts[0]).toBeLessThan(30)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(shifts).toEqual([])
})
