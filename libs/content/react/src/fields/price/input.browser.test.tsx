import { price, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'

const amount = () => page.getByRole('textbox', { name: '金額（円）' })
const leave = () => page.getByRole('textbox', { name: 'title欄' }).click()
const total = () => document.querySelector('output')?.textContent

const open = (values: object = {}) =>
  openFields(
    { title: text({ maxBytes: 90 }), price: price({}) },
    {
      values: { title: '珈琲', ...values },
      answers: (url) =>
        url.pathname.endsWith('/tax-rates')
          ? json({ rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' })
          : null,
    },
  )

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a price', () => {
  it.each(['1200円', '￥１２００', '¥1,200', '１，２００ 円'])('typed as %s is read as 1200', async (typed) => {
    await open()
    await amount().fill(typed)
    await expect.element(amount()).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(amount()).toHaveValue('1200')
    await expect.element(amount()).not.toHaveAttribute('aria-invalid')
    expect(total()).toBe('税込 ¥1,200 (10%)')
  })

  it.each(['1200.5', '-100', '千円', '10000000', '1200円円'])(
    'that cannot be one, such as %s, is refused and has no total',
    async (typed) => {
      await open()
      await amount().fill(typed)
      expect(total()).toBe('')
      await leave()
      await expect.element(amount()).toHaveValue(typed)
      await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
      await expect.element(page.getByRole('combobox', { name: '税率' })).not.toHaveAttribute('aria-invalid', 'true')
      expect(total()).toBe('')
    },
  )

  it('is told to be a whole number where it has a fraction', async () => {
    await open()
    await amount().fill('1200.5')
    await leave()
    await expect.element(amount()).toHaveAccessibleDescription('整数で入力してください。')
  })

  it('shows what the guest pays where tax comes on top', async () => {
    await open({ price: { amount: 1001, taxMode: 'excluded', taxRate: 'reduced' } })
    await expect.poll(total).toBe('税込 ¥1,081 (8%)')
  })
  it('keeps its tax while the amount is deleted and typed again', async () => {
    await open({ price: { amount: 1001, taxMode: 'excluded', taxRate: 'reduced' } })
    await amount().fill('')
    await expect.element(page.getByRole('combobox', { name: '税率' })).toHaveValue('軽減税率')
    await amount().fill('1000')
    await expect.poll(total).toBe('税込 ¥1,080 (8%)')
    await expect.element(page.getByRole('combobox', { name: '税の扱い' })).toHaveValue('税抜')
  })
})
