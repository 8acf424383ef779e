import { email, group, month, phone, postalCode, select, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'

const address = group({
  of: {
    postalCode: postalCode({ autofills: { prefecture: 'prefecture', city: 'city.ja', town: 'street.ja' } }),
    prefecture: select({ options: ['JP-13', 'JP-23', 'JP-24'] }),
    city: text({ maxBytes: 150, localized: true }),
    street: text({ maxBytes: 600, localized: true }),
  },
})
const fields = { title: text({ maxBytes: 60 }), address, mail: email({}), phone: phone({}), month: month({}) }

const PLACES: Readonly<Record<string, readonly object[]>> = {
  '150-0002': [{ prefecture: 'JP-13', city: '渋谷区', town: '渋谷' }],
  '498-0000': [
    { prefecture: 'JP-23', city: '弥富市', town: '' },
    { prefecture: 'JP-24', city: '桑名郡木曽岬町', town: '' },
  ],
}

const answers = ({ pathname }: URL) => {
  const code = /^\/api\/v1\/postal-codes\/(.+)$/.exec(pathname)?.[1]
  if (code === undefined) return null
  return code === '999-9999' ? json({}, 503) : json({ code, places: PLACES[code] ?? [] })
}

const empty = { postalCode: null, prefecture: null, city: { ja: null, en: null }, street: { ja: null, en: null } }
const open = (values: object = {}) => openFields(fields, { values: { title: '店', address: { ...empty, ...values } }, answers })
const code = () => page.getByRole('textbox', { name: 'postalCode' })
const fill = () => page.getByRole('button', { name: '住所を入力' })
const city = () => page.getByRole('textbox', { name: 'city 日本語' })
const street = () => page.getByRole('textbox', { name: 'street 日本語' })
const prefecture = () => page.getByRole('combobox', { name: 'prefecture' })

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('a postal code', () => {
  it('is put into its form, and fills in prefecture, city and town, which show that they were filled', async () => {
    await open()
    await code().fill('１５０ー０００２')
    await userEvent.tab()
    await expect.element(code()).toHaveValue('150-0002')
    await fill().click()
    await expect.element(city()).toHaveValue('渋谷区')
    await expect.element(prefecture()).toHaveValue('JP-13')
    await expect.element(street()).toHaveValue('渋谷')
    await expect.element(page.getByText('都道府県、市区町村、町名を入力しました。番地を続けて入力してください。')).toBeVisible()
    expect(getComputedStyle(city().element().closest('[data-form-path]') ?? document.body).boxShadow).not.toBe('none')
  })

  it('leaves a street alone that is there', async () => {
    await open({ postalCode: '150-0002', street: { ja: '渋谷9-9-9', en: null } })
    await fill().click()
    await expect.element(city()).toHaveValue('渋谷区')
    await expect.element(street()).toHaveValue('渋谷9-9-9')
  })

  it('that several places share lets people choose, by keyboard too', async () => {
    await open({ postalCode: '498-0000' })
    await fill().click()
    const choice = page.getByRole('button', { name: '桑名郡木曽岬町' })
    await expect.element(choice).toBeVisible()
    await expect.element(page.getByRole('button', { name: '弥富市' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(city()).toHaveValue('桑名郡木曽岬町')
    await expect.element(prefecture()).toHaveValue('JP-24')
    await expect.element(street()).toHaveValue('')
    await expect.element(fill()).toHaveFocus()
  })

  it('says what is wrong in words', async () => {
    await open()
    await fill().click()
    await expect.element(page.getByText('郵便番号を7桁で入力してから押してください。')).toBeVisible()
    await code().fill('100-0099')
    await fill().click()
    await expect.element(page.getByText(/この郵便番号の住所は見つかりませんでした。/)).toBeVisible()
    await code().fill('999-9999')
    await fill().click()
    await expect.element(page.getByText('住所を調べられませんでした。もう一度お試しください。')).toBeVisible()
  })
})

describe('addresses and numbers', () => {
  it('are put into their form when the box is left, and that is said', async () => {
    await open()
    const mail = page.getByRole('textbox', { name: 'mail欄' })
    await mail.fill(' Desk@Example.COM ')
    await userEvent.tab()
    await expect.element(mail).toHaveValue('desk@example.com')
    const number = page.getByRole('textbox', { name: 'phone欄' })
    await number.fill('０３ー００００ー１２３４')
    await userEvent.tab()
    await expect.element(number).toHaveValue('03-0000-1234')
    await expect.element(page.getByText('半角に変換しました。')).toBeVisible()
  })
})

describe('a month', () => {
  it('is typed or picked', async () => {
    await open()
    const box = page.getByRole('textbox', { name: 'month欄' })
    await box.fill('２０２６年１１月')
    await userEvent.tab()
    await expect.element(box).toHaveValue('2026/11')
    await page.getByRole('button', { name: '年月を一覧から選ぶ' }).click()
    await page.getByRole('button', { name: '3月', exact: true }).click()
    await expect.element(box).toHaveValue('2026/03')
  })
})
