import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { catalogApi } from '../testing/catalog-api.ts'
import { catalogId, dish, someDishes } from '../testing/catalog.ts'
import { openCatalog } from '../testing/open-catalog.tsx'

const cell = (name: RegExp | string) => page.getByRole('button', { name })
const stars = () => cell(/^コーヒー：おすすめ度/)
const remark = () => cell(/^コーヒー：ひとこと/)
const textOf = (place: Locator) => place.query()?.textContent ?? ''
const dialog = () => page.getByRole('dialog')

const type = async (text: string) => {
  await expect.element(dialog().getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard(`${text}{Enter}`)
}

const coffee = catalogId(1)

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 800)
})

describe('a value that is edited in its row', () => {
  it('is saved by Enter, said to be saved, and keeps the focus', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await stars().click()
    await type('5')
    await expect.poll(() => textOf(stars())).toMatch(/5.*保存しました/)
    await expect.element(stars()).toHaveFocus()
    expect(api.record(coffee)).toMatchObject({ stars: 5, lockVersion: 2 })
    await remark().click()
    await type('人気')
    await expect.poll(() => textOf(remark())).toContain('人気')
    await expect.poll(() => api.record(coffee)).toMatchObject({ note: { ja: '人気', en: null }, lockVersion: 3 })
  })

  it('is left as it was by Escape', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await stars().click()
    await expect.element(dialog().getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('1{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(stars()).toHaveFocus()
    expect(api.record(coffee)).toMatchObject({ stars: 3, lockVersion: 1 })
  })

  it('is saved by going on to something else', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await stars().click()
    await expect.element(dialog().getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('4')
    await page.getByRole('searchbox').click()
    await expect.poll(() => api.record(coffee)?.['stars']).toBe(4)
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

  it('counts up and down where it is a whole number', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await stars().click()
    await page.getByRole('button', { name: '1増やす' }).click()
    await page.getByRole('button', { name: '1増やす' }).click()
    await expect.element(dialog().getByRole('textbox')).toHaveValue('5')
    await expect.element(page.getByRole('button', { name: '1増やす' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: '1減らす' }).click()
    await dialog().getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.record(coffee)?.['stars']).toBe(4)
  })

  it('stays with what is wrong beside it', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await stars().click()
    await type('9')
    await expect.element(dialog().getByText('5以下の数値を入力してください。')).toBeVisible()
    await expect.element(dialog().getByRole('textbox')).toHaveAccessibleDescription(/5以下/)
    expect(api.record(coffee)).toMatchObject({ lockVersion: 1 })
    await userEvent.keyboard('{Control>}a{/Control}2{Enter}')
    await expect.poll(() => api.record(coffee)?.['stars']).toBe(2)
  })

  it('stays when the server could not be reached, and goes there by Enter again', async () => {
    let isDown = true
    const api = catalogApi(someDishes(), {
      instead: (method) => (isDown && method === 'PATCH' ? Promise.reject(new TypeError('down')) : null),
    })
    await openCatalog({ api, type: dish })
    await stars().click()
    await type('1')
    await expect.poll(() => textOf(dialog().getByRole('alert'))).toContain('接続できません')
    isDown = false
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => api.record(coffee)?.['stars']).toBe(1)
  })

  it('goes on top of what others saved elsewhere in the record', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await expect.element(stars()).toBeVisible()
    api.change(coffee, { code: 'D-77' })
    await stars().click()
    await type('1')
    await expect.poll(() => api.record(coffee)).toMatchObject({ stars: 1, code: 'D-77' })
  })

  it.each([
    ['自分の値で保存', 1],
    ['いまの値のままにする', 5],
  ])('asks when somebody else changed it meanwhile: %s', async (choice, kept) => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await expect.element(stars()).toBeVisible()
    api.change(coffee, { stars: 5 })
    await stars().click()
    await type('1')
    await expect.element(dialog().getByText('入力している間に、ほかの人がこの値を変更しました。')).toBeVisible()
    expect(api.record(coffee)?.['stars']).toBe(5)
    await page.getByRole('button', { name: choice }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => textOf(stars())).toContain(String(kept))
    expect(api.record(coffee)?.['stars']).toBe(kept)
  })

  it('is a switch where it is yes or no', async () => {
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await page.getByRole('switch', { name: '緑茶：温かい' }).click()
    await expect.poll(() => api.record(catalogId(2))?.['isHot']).toBe(false)
  })

  it('is only shown to whoever may not write', async () => {
    await openCatalog({ api: catalogApi(someDishes()), type: dish, role: 'viewer' })
    await expect.element(page.getByRole('row', { name: /コーヒー/ }).getByText('定番')).toBeVisible()
    expect(page.getByRole('button', { name: /：ひとこと/ }).elements()).toEqual([])
  })

  it('is edited on a phone too', async () => {
    await page.viewport(390, 800)
    const api = catalogApi(someDishes())
    await openCatalog({ api, type: dish })
    await remark().click()
    await type('夏だけ')
    await expect.poll(() => api.record(coffee)?.['note']).toEqual({ ja: '夏だけ', en: null })
    await page.getByRole('switch', { name: 'ソーダ：温かい' }).click()
    await expect.poll(() => api.record(catalogId(3))?.['isHot']).toBe(true)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
