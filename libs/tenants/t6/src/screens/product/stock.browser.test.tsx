import { answerJson, inLanguage, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import type { Locale } from '@captain/locale'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadCatalog, screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { tenant } from '../../tenant.ts'
import { productApi } from './testing/product-api.ts'

type Options = { readonly fetch: Answering; readonly role?: 'viewer' | 'editor'; readonly locale?: Locale }

const openProducts = async ({ fetch, role = 'editor', locale = 'ja' }: Options) => {
  const shown = { tenant, messages: { ja, en }, type: 'product', screen: 'list', screens, role, fetch } as const
  await render(await inLanguage(locale, <StoryScreen {...shown} />, loadCatalog))
}

const BOWL = '白磁の飯碗'
const CLOTHS = '刺し子ふきん 3枚組'

const menuOf = (name: string) => page.getByRole('button', { name: `「${name}」の操作` })
const dialog = () => page.getByRole('dialog')
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const count = (name: string) => dialog().getByRole('textbox', { name, exact: true })
const perform = () => page.getByRole('menuitem', { name: '在庫を増減…' })

const alertText = (): string => dialog().getByRole('alert').query()?.textContent ?? ''
const toastText = (): string => [...document.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent).join(' ')

const openStock = async (name: string) => {
  await menuOf(name).first().click()
  await perform().click()
  await expect.element(dialog().getByRole('textbox').first()).toHaveFocus()
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 800)
})

// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[data-severity] [aria-label="お知らせを閉じる"]')) close.click()
})

describe('the stock of a product, from its row', () => {
  it('is counted up and down, saved, and put back', async () => {
    const api = await productApi()
    await openProducts(api)
    await openStock(BOWL)
    await expect.element(count('在庫の新しい在庫数')).toHaveValue('42')
    await button('在庫を1増やす').click()
    await button('在庫を1増やす').click()
    await button('在庫を1減らす').click()
    await expect.element(dialog().getByText('42個 → 43個（+1）')).toBeVisible()
    await button('保存').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(api.product(BOWL)).toMatchObject({ stock: 43, lockVersion: 2 })
    await expect.poll(toastText).toContain('在庫：42個 → 43個')
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(() => api.product(BOWL).stock).toBe(42)
  })

  it('keeps what an order takes between opening and saving, and between saving and taking back', async () => {
    const api = await productApi()
    await openProducts(api)
    await openStock(BOWL)
    await count('在庫の新しい在庫数').fill('50')
    api.order(BOWL, 'HK-UTW-001', 3)
    await button('保存').click()
    await expect.poll(() => api.product(BOWL).stock).toBe(47)
    await expect.poll(toastText).toContain('在庫：39個 → 47個')
    api.order(BOWL, 'HK-UTW-001', 1)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(() => api.product(BOWL).stock).toBe(38)
  })

  it('is counted by variant, and leaves the others to their orders', async () => {
    const api = await productApi()
    await openProducts(api)
    await openStock(CLOTHS)
    await expect.element(button('生成りを1減らす')).toHaveAttribute('aria-disabled', 'true')
    await count('柿の新しい在庫数').fill('１０')
    await expect.element(dialog().getByText('7個 → 10個（+3）')).toBeVisible()
    api.order(CLOTHS, 'HK-NUN-001-A', 8)
    await button('保存').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(api.product(CLOTHS).variants.map(({ stock }) => stock)).toEqual([10, 10, 0])
  })

  it('is refused below 0, at its line, with what is left', async () => {
    const api = await productApi()
    await openProducts(api)
    await openStock(CLOTHS)
    await count('柿の新しい在庫数').fill('-1')
    await button('保存').click()
    await expect.poll(alertText).toContain('0から2,147,483,647までの整数')
    await expect.element(count('柿の新しい在庫数')).toHaveFocus()
    await count('柿の新しい在庫数').fill('1')
    api.order(CLOTHS, 'HK-NUN-001-K', 2)
    await button('保存').click()
    await expect.poll(alertText).toContain('いまは5個です')
    await expect.element(count('柿の新しい在庫数')).toHaveAccessibleDescription(/いまは5個です/)
    expect(api.product(CLOTHS).variants[1]?.stock).toBe(5)
    await button('保存').click()
    await expect.poll(() => api.product(CLOTHS).variants[1]?.stock).toBe(1)
  })

  it('goes by keyboard alone, and the focus comes back to the row', async () => {
    const api = await productApi()
    await openProducts(api)
    await expect.element(menuOf(BOWL).first()).toBeVisible()
    menuOf(BOWL).first().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(perform()).toBeVisible()
    perform().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(count('在庫の新しい在庫数')).toHaveFocus()
    await userEvent.keyboard('40{Enter}')
    await expect.poll(() => api.product(BOWL).stock).toBe(40)
    await expect.element(menuOf(BOWL).first()).toHaveFocus()
  })

  it('fits a phone, in both colour schemes and in English', async () => {
    await page.viewport(390, 844)
    const api = await productApi()
    await openProducts({ ...api, locale: 'en' })
    await page
      .getByRole('button', { name: /Sashiko/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Adjust stock…' }).click()
    await expect.element(count('New stock of Persimmon')).toHaveValue('7')
    const { left, right } = dialog().element().getBoundingClientRect()
    expect([left >= 0, right <= 390, dialog().element().scrollWidth <= dialog().element().clientWidth]).toEqual([true, true, true])
  })

  it('is not offered to those who only read', async () => {
    await openProducts({ ...(await productApi()), role: 'viewer' })
    await menuOf(BOWL).first().click()
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    await expect.element(perform()).not.toBeInTheDocument()
  })

  it('says when it cannot be read, and reads again', async () => {
    const api = await productApi()
    let isDown = true
    await openProducts({
      fetch: (input, init) =>
        isDown && /product\/\w{26}$/.test(input instanceof Request ? input.url : input.toString())
          ? Promise.resolve(answerJson({ status: 500, code: 'internal' }, 500))
          : api.fetch(input, init),
    })
    await menuOf(BOWL).first().click()
    await perform().click()
    await expect.element(dialog().getByText('在庫を読み込めませんでした')).toBeVisible()
    isDown = false
    await dialog()
      .getByRole('button', { name: /もう一度/ })
      .click()
    await expect.element(count('在庫の新しい在庫数')).toHaveValue('42')
  })
})
