import { text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type {} from '@vitest/browser-playwright'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'

const title = () => page.getByRole('textbox', { name: 'title欄' })
const issues = () => page.getByText('すでに使われています。別の値を入力してください。')

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a long text of one line', () => {
  const long = { title: text({ maxBytes: 600 }) }

  it('takes no line break, from the keyboard nor from elsewhere', async () => {
    await openFields(long)
    await title().fill('一行')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(title()).toHaveValue('一行')
    await title().fill('一行\n二行')
    await expect.element(title()).toHaveValue('一行 二行')
  })

  it('leaves the keys of the screen alone', async () => {
    await openFields(long, { workflow: 'publish', values: { title: '港の朝' } })
    await title().fill('港の夜')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('dialog', { name: '公開の確認' })).toBeVisible()
  })

  it('lets the Enter that ends a conversion through', async () => {
    await openFields(long)
    await title().click()
    await cdp().send('Input.imeSetComposition', { text: 'みなと', selectionStart: 3, selectionEnd: 3 })
    await cdp().send('Input.insertText', { text: '港' })
    await userEvent.keyboard('{Enter}')
    await expect.element(title()).toHaveValue('港')
  })
})

describe('a text that no two records share', () => {
  const unique = { title: text({ maxBytes: 30, unique: true, required: true }), note: text({ maxBytes: 30, required: true }) }
  const answers = (url: URL) =>
    url.pathname.endsWith('/duplicate-check') ? json({ value: url.searchParams.get('value') === '珈琲' }) : null
  const open = () => openFields(unique, { values: { title: '紅茶', note: '説明' }, answers })

  it('says while one types that another has it, as the field’s own issue, once', async () => {
    await open()
    await title().fill('珈琲')
    await expect.element(issues()).toBeVisible()
    await expect.element(title()).toHaveAccessibleDescription('すでに使われています。別の値を入力してください。')
    await expect.element(title()).toHaveAttribute('aria-invalid', 'true')
    expect(issues().elements()).toHaveLength(1)
    await title().fill('珈琲豆')
    await expect.element(issues()).not.toBeInTheDocument()
    await expect.element(title()).not.toHaveAttribute('aria-invalid')
  })

  it('is counted with the others on saving, and gets the focus', async () => {
    await open()
    await title().fill('珈琲')
    await expect.element(issues()).toBeVisible()
    await page.getByRole('textbox', { name: 'note欄' }).fill('')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('2か所の入力を確認してください。')).toBeVisible()
    await expect.element(title()).toHaveFocus()
    expect(issues().elements()).toHaveLength(1)
  })

  it('is forgotten with the changes that are thrown away', async () => {
    await open()
    await title().fill('珈琲')
    await expect.element(issues()).toBeVisible()
    await page.getByRole('button', { name: '変更を破棄' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /破棄|元に戻す|リセット/ })
      .click()
    await expect.element(title()).toHaveValue('紅茶')
    await expect.element(issues()).not.toBeInTheDocument()
  })

  it('is asked about only when it could be saved', async () => {
    const { calls } = await open()
    const asked = () => calls.filter((url) => url.pathname.endsWith('/duplicate-check')).map((url) => url.searchParams.get('value'))
    await title().fill('あ'.repeat(10_000))
    await new Promise((resolve) => setTimeout(resolve, 700))
    await title().fill('紅茶')
    await new Promise((resolve) => setTimeout(resolve, 700))
    await title().fill('緑茶')
    await vi.waitFor(() => expect(asked()).toEqual(['緑茶']))
  })
})
