import { multiSelect, tags, text } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../testing/open-fields.tsx'

const MANY = Array.from({ length: 13 }, (_, position) => `m${position}`)

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

it('grouped options are grids of checkboxes', async () => {
  const some = multiSelect({ options: ['egg', 'milk', 'apple'], optionGroups: { mandatory: ['egg', 'milk'], other: ['apple'] } })
  await openFields({ title: text({ maxBytes: 60 }), some }, { values: { title: '茶', some: ['apple'] } })
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect.element(box('apple')).toBeChecked()
  await expect.element(page.getByRole('group', { name: 'mandatory' }).getByRole('checkbox', { name: 'milk' })).not.toBeChecked()
  await box('milk').click()
  await expect.element(box('milk')).toBeChecked()
  await expect.element(box('apple')).toBeChecked()
  await expect.element(page.getByRole('group', { name: 'some欄' })).toBeVisible()
})

it.each(['many', 'tags'])('a box for several values has one frame when it has the focus: %s', async (name) => {
  await openFields(
    { title: text({ maxBytes: 60 }), many: multiSelect({ options: MANY }), tags: tags({}) },
    { values: { title: '茶', many: ['m1'], tags: ['茶'] } },
  )
  await page.getByRole('textbox', { name: 'title欄' }).click()
  for (let step = 0; step < 12 && document.activeElement?.closest(`[data-form-path$=":${name}"]`) === null; step += 1) await userEvent.tab()
  const field = document.activeElement as HTMLInputElement
  expect(field.closest(`[data-form-path$=":${name}"]`)).not.toBeNull()
  expect(field.matches('input:focus-visible')).toBe(true)
  expect(getComputedStyle(field).outlineStyle).toBe('none')
  const frame = field.closest('.mantine-Input-input') ?? field
  await expect.poll(() => getComputedStyle(frame).boxShadow).toContain('0px 0px 0px 3px')
})
