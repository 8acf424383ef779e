import { int, text } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../testing/open-fields.tsx'

const fields = {
  title: text({ maxBytes: 60, required: true }),
  heat: int({ max: 3 }),
  stars: int({ min: 1, max: 5, required: true }),
  days: int({ max: 6 }),
}

const heat = () => page.getByRole('radiogroup', { name: 'heat欄' })
const chosen = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].map(({ value }) => value)
const names = (name: string) =>
  page
    .getByRole('radiogroup', { name })
    .getByRole('radio')
    .elements()
    .map((one) => one.closest('label')?.textContent)

const open = async (values: Readonly<Record<string, unknown>>) => {
  await openFields(fields, { workflow: 'publish', values: { title: '麻婆豆腐', ...values } })
  await expect.element(page.getByRole('textbox', { name: 'title欄' })).toBeVisible()
}

beforeAll(loadWords)
beforeEach(() => localStorage.clear())

it('offers all numbers where there are few, and none where there need be none', async () => {
  await open({ heat: 1, stars: null, days: 2 })
  expect(names('heat欄')).toEqual(['未設定', '0', '1', '2', '3'])
  expect(names('stars欄')).toEqual(['1', '2', '3', '4', '5'])
  await expect.element(page.getByRole('textbox', { name: 'days欄' })).toHaveValue('2')
  expect(chosen()).toEqual(['1'])
})

it('is chosen by mouse and keyboard, and what was changed back is unchanged', async () => {
  await open({ heat: 1, stars: 3, days: null })
  await heat().getByRole('radio', { name: '3' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toEqual(['2', '3'])
  await expect.element(page.getByText('保存していない変更があります').first()).toBeVisible()
  await heat().getByRole('radio', { name: '1' }).click()
  await expect.element(page.getByText('保存していない変更があります')).not.toBeInTheDocument()
  await heat().getByRole('radio', { name: '未設定' }).click()
  expect(chosen()).toEqual(['未設定', '3'])
})

it('shows a number that is none of them in a box', async () => {
  await open({ heat: 7, stars: 1, days: null })
  const box = page.getByRole('textbox', { name: 'heat欄' })
  await expect.element(box).toHaveValue('7')
  await box.click()
  await userEvent.keyboard('{Backspace}2')
  await expect.element(box).toHaveValue('2')
  await expect.element(box).toHaveFocus()
})

it('chooses nothing by a press on its label, and is led to and told to choose where nothing is chosen', async () => {
  await open({ heat: 1, stars: null, days: null })
  await page.getByText('stars欄', { exact: true }).click()
  expect(chosen()).toEqual(['1'])
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('group', { name: 'stars欄' }).getByText('選択してください。')).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'stars欄' }).getByRole('radio').first()).toHaveFocus()
})
