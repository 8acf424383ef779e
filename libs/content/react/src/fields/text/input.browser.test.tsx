import { decimal, longText, slug, text, url } from '@captain/content-core'
import { katakana, phone, postalCode } from '@captain/validation'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type {} from '@vitest/browser-playwright'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'
import { passDelays } from '../testing/pass-delays.ts'

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

describe('the room of a text', () => {
  it('is counted in full-width characters, that of a code in half-width ones', async () => {
    const code = '1234567890123'
    await openFields({ title: text({ maxBytes: 30 }), code: text({ maxBytes: 13 }) }, { values: { title: '港の朝', code } })
    await expect.element(page.getByRole('img', { name: '全角10文字のうち3文字' })).toHaveTextContent('3 / 10')
    await expect.element(page.getByText('13 / 13')).not.toHaveAttribute('data-over')
    await page.getByRole('textbox', { name: 'code欄' }).fill(`${code}4`)
    await expect.element(page.getByText('14 / 13')).toHaveAttribute('data-over')
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
    await passDelays(() => title().fill('あ'.repeat(10_000)))
    await passDelays(() => title().fill('紅茶'))
    await title().fill('緑茶')
    await expect.poll(() => asked()).toEqual(['緑茶'])
  })
})

describe('the form that the rules of a text ask for', () => {
  const forms = {
    title: text({ maxBytes: 300 }),
    kana: text({ maxBytes: 90, rules: [katakana()] }),
    phone: text({ maxBytes: 20, rules: [phone()] }),
    zip: text({ maxBytes: 30, rules: [postalCode()] }),
    name: text({ maxBytes: 90 }),
    address: url({}),
    amount: decimal({ scale: 2 }),
  }
  const box = (name: string) => page.getByRole('textbox', { name: `${name}欄` })
  const leave = () => userEvent.keyboard('{Tab}')

  it('is put in when the box is left, visibly, and said until somebody types again', async () => {
    await openFields(forms)
    await box('phone').fill('０３ー１２３４ー５６７８')
    await expect.element(box('phone')).toHaveValue('０３ー１２３４ー５６７８')
    await leave()
    await expect.element(box('phone')).toHaveValue('03-1234-5678')
    const said = page.getByRole('status').filter({ hasText: '半角に変換しました。' })
    await expect.element(said).toBeVisible()
    await expect.element(box('phone')).not.toHaveAttribute('aria-invalid')
    await box('phone').fill('03-1234-567')
    await expect.element(page.getByText('半角に変換しました。')).not.toBeInTheDocument()
  })

  it.each([
    ['kana', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダタロウ', '全角カタカナに変換しました。'],
    ['kana', 'ヤマダ　タロウ', 'ヤマダタロウ', '空白を取り除きました。'],
    ['zip', '1000001', '100-0001', '決まった形に整えました。'],
    ['address', '　https://cafe.example/港　', 'https://cafe.example/港', '空白を取り除きました。'],
    ['amount', '１２．５', '12.5', '半角に変換しました。'],
  ])('of %s turns %j into %j', async (name, typed, kept, words) => {
    await openFields(forms)
    await box(name).fill(typed)
    await leave()
    await expect.element(box(name)).toHaveValue(kept)
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    ['name', '　港の 名　', '港の 名'],
    ['story', ' \n港の話\n\nつづき\n ', '港の話\n\nつづき'],
    ['slug', ' quay ', 'quay'],
  ])('of %s takes the blanks around it away', async (name, typed, kept) => {
    await openFields({ name: text({ maxBytes: 90 }), story: longText({ maxBytes: 300 }), slug: slug({ from: 'name' }) })
    await box(name).fill(typed)
    await leave()
    await expect.element(box(name)).toHaveValue(kept)
  })

  it('is none for a name: it stays as it was typed', async () => {
    await openFields(forms)
    await box('name').fill('ＡＢＣ　髙﨑㈱ ｱｲｳ①')
    await leave()
    await expect.element(box('name')).toHaveValue('ＡＢＣ　髙﨑㈱ ｱｲｳ①')
    await expect.element(page.getByText(/変換しました|取り除きました/)).not.toBeInTheDocument()
  })

  it('is composed as it comes in, with the caret where it was', async () => {
    await openFields(forms, { values: { name: 'みと' } })
    await expect.element(box('name')).toHaveValue('みと')
    const input = box('name').element() as HTMLInputElement
    input.focus()
    input.setSelectionRange(1, 1)
    await cdp().send('Input.insertText', { text: 'が'.normalize('NFD') })
    await expect.element(box('name')).toHaveValue('みがと')
    await expect.poll(() => input.selectionStart).toBe(2)
    await cdp().send('Input.insertText', { text: '!' })
    await expect.element(box('name')).toHaveValue('みが!と')
  })

  it('is not touched under a conversion', async () => {
    await openFields(forms)
    await box('phone').click()
    const composing = 'か\u3099０'
    await cdp().send('Input.imeSetComposition', { text: composing, selectionStart: 3, selectionEnd: 3 })
    await expect.element(box('phone')).toHaveValue(composing)
    await cdp().send('Input.insertText', { text: '０９０' })
    await leave()
    await expect.element(box('phone')).toHaveValue('090')
  })
})
