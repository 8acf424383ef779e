import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type {} from '@vitest/browser-playwright'
import { coffee, harbour, loadWords, openForm } from './testing/open-form.tsx'
import { shelfApi } from './testing/shelf-api.ts'

const nameJa = () => page.getByRole('textbox', { name: '名前 日本語' })
const nameEn = () => page.getByRole('textbox', { name: '名前 英語' })
const amount = () => page.getByRole('textbox', { name: '量' })
const press = (keys: string) => userEvent.keyboard(keys)
const saveByKey = () => press('{Control>}s{/Control}')

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())
// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('the form of a record', () => {
  it('sends only what changed, with the version it was based on', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await expect.element(page.getByRole('button', { name: '保存' })).not.toBeInTheDocument()
    await nameEn().fill('Coffee')
    await amount().fill('３００')
    await saveByKey()
    await expect.element(page.getByText(/^保存済み \d\d:\d\d$/).first()).toBeVisible()
    expect(api.writes().map(({ method, body, ifMatch }) => ({ method, body, ifMatch }))).toEqual([
      { method: 'PATCH', body: { name: { ja: '珈琲', en: 'Coffee' }, milliliters: 300 }, ifMatch: '"1"' },
    ])
    await expect.element(amount()).toHaveValue('300')
    expect(localStorage).toHaveLength(0)
  })

  it('refuses a wrong save beside the fields, goes to the first one, and clears as soon as it is put right', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await nameJa().fill('')
    await amount().fill('たくさん')
    await page.getByRole('button', { name: /^保存/ }).click()
    await expect.element(page.getByText('2か所の入力を確認してください。')).toBeVisible()
    await expect.element(nameJa()).toHaveFocus()
    await expect.element(nameJa()).toHaveAccessibleDescription('入力してください。')
    await nameJa().fill('紅茶')
    await expect.element(nameJa()).not.toHaveAttribute('aria-invalid')
    await expect.element(page.getByText('1か所の入力を確認してください。')).toBeVisible()
    await expect.element(amount()).toHaveValue('たくさん')
    expect(api.writes()).toEqual([])
  })

  it('puts what the server found beside its field', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await nameJa().fill('紅茶')
    api.next(() =>
      api.problem(422, 'invalid', { issues: [{ path: 'name.ja', rule: 'duplicate', params: {}, message: 'すでに使われています。' }] }),
    )
    await saveByKey()
    await expect.element(nameJa()).toHaveAttribute('aria-invalid', 'true')
    await nameJa().fill('紅茶2')
    await expect.element(nameJa()).not.toHaveAttribute('aria-invalid')
  })

  it('asks what publishing needs once the switch is on', async () => {
    await openForm(shelfApi(coffee))
    await page.getByText('公開する', { exact: true }).click()
    await saveByKey()
    await expect.element(page.getByRole('textbox', { name: '説明' })).toHaveFocus()
  })

  it('merges what someone else saved meanwhile, as long as nobody touched the same field', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await nameEn().fill('Coffee')
    api.change({ milliliters: 250 })
    await saveByKey()
    await expect.element(page.getByText(/ほかの人の変更と合わせて保存済み/).first()).toBeVisible()
    expect(api.record()).toMatchObject({ name: { ja: '珈琲', en: 'Coffee' }, milliliters: 250, lockVersion: 3 })
    await expect.element(amount()).toHaveValue('250')
  })

  it('lets people choose where both changed the same field', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await nameJa().fill('私の珈琲')
    api.change({ name: { ja: '彼の珈琲', en: null }, milliliters: 250 })
    await saveByKey()
    await page.getByRole('radio', { name: /喫茶 編さんの変更/ }).click()
    await page.getByRole('button', { name: '選んだ内容で保存' }).click()
    await expect.element(nameJa()).toHaveValue('彼の珈琲')
    expect(api.record()).toMatchObject({ name: { ja: '彼の珈琲' }, milliliters: 250 })
  })

  it('keeps what was typed when the network is gone, and offers it on return', async () => {
    const api = shelfApi(coffee)
    const screen = await openForm(api)
    await nameJa().fill('消えない名前')
    api.next(() => Promise.reject(new TypeError('offline')))
    await saveByKey()
    await expect.element(page.getByText(/通信できませんでした。入力した内容はこの端末に残っています。/)).toBeVisible()
    await expect.element(nameJa()).toHaveValue('消えない名前')
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText(/通信できませんでした/)).not.toBeInTheDocument()
    await expect.element(page.getByText('保存していない変更があります').first()).toBeVisible()
    await screen.unmount()
    await openForm(api)
    await expect.element(nameJa()).toHaveValue('珈琲')
    await page.getByRole('button', { name: '復元する' }).click()
    await expect.element(nameJa()).toHaveValue('消えない名前')
    await saveByKey()
    await expect.poll(() => api.record()['name']).toEqual({ ja: '消えない名前', en: null })
  })

  it('offers another tab when the session has ended', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await nameJa().fill('紅茶')
    api.next(() => api.problem(401, 'unauthorized'))
    await saveByKey()
    await expect.element(page.getByRole('link', { name: '別のタブでログイン' })).toHaveAttribute('target', '_blank')
    await saveByKey()
    await expect.poll(() => api.record()['name']).toEqual({ ja: '紅茶', en: null })
  })

  it('moves, removes and brings back rows with what is typed in them', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    const labels = page.getByRole('textbox', { name: 'サイズ名' })
    await labels.nth(1).fill('小さめ')
    await page.getByRole('button', { name: '2行目を上へ' }).click()
    await page.getByRole('button', { name: '2行目を取り除く' }).click()
    await page.getByRole('button', { name: '取り除いた行を元に戻す' }).click()
    await saveByKey()
    await expect.poll(() => api.record()['sizes']).toEqual([{ label: '小さめ' }, { label: '大' }])
  })

  it('never saves by Enter, nor by the Enter that ends a conversion', async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await nameJa().click()
    await cdp().send('Input.imeSetComposition', { text: 'こうちゃ', selectionStart: 4, selectionEnd: 4 })
    await cdp().send('Input.insertText', { text: '紅茶' })
    await press('{Enter}')
    await expect.element(page.getByText('保存していない変更があります').first()).toBeVisible()
    expect(api.writes()).toEqual([])
  })

  it('creates once, however often one presses', async () => {
    const api = shelfApi(coffee)
    await openForm(api, { screen: 'new' })
    await nameJa().fill('ココア')
    let release: (() => void) | undefined
    api.next(async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return new Response(JSON.stringify({ ...api.record(), name: { ja: 'ココア', en: null } }), { status: 201 })
    })
    await saveByKey()
    await saveByKey()
    await expect.poll(() => release).toBeDefined()
    release?.()
    await expect.element(page.getByText('「ココア」を作成しました')).toBeVisible()
    expect(api.writes()).toHaveLength(1)
    expect(api.writes()[0]?.body).not.toHaveProperty('sortOrder')
  })

  it('marks each English text that is missing, or was left when the Japanese changed', async () => {
    await openForm(shelfApi({ ...coffee, localeUpdatedAt: { ja: '2026-11-20T05:00:00.000Z', en: '2026-11-20T05:00:00.000Z' } }))
    const row = page.getByRole('group', { name: '名前' })
    await expect.element(row.getByText('英語が未入力')).toBeVisible()
    await nameEn().fill('Coffee')
    await expect.element(row.getByText('英語が未入力')).not.toBeInTheDocument()
  })

  it('says that the English was left behind', async () => {
    await openForm(shelfApi({ ...coffee, name: { ja: '珈琲', en: 'Coffee' } }))
    const row = page.getByRole('group', { name: '名前' })
    await nameJa().fill('深煎り珈琲')
    await expect.element(row.getByText('英語が未更新')).toBeVisible()
    await nameEn().fill('Dark roast')
    await expect.element(row.getByText('英語が未更新')).not.toBeInTheDocument()
  })

  it('says of which fields the English was left behind before, and only of those', async () => {
    const api = shelfApi({ ...coffee, name: { ja: '深煎り珈琲', en: 'Coffee' }, englishBehind: ['name'] })
    await openForm(api)
    const row = page.getByRole('group', { name: '名前' })
    await expect.element(row.getByText('英語が未更新')).toBeVisible()
    await nameEn().fill('Dark roast')
    await expect.element(row.getByText('英語が未更新')).not.toBeInTheDocument()
    api.next((answer) => (answer(), new Response(JSON.stringify({ ...api.record(), englishBehind: [] }))))
    await saveByKey()
    await expect.element(page.getByText(/^保存済み/).first()).toBeVisible()
    await expect.element(row.getByText('英語が未更新')).not.toBeInTheDocument()
    await nameJa().fill('浅煎り珈琲')
    await expect.element(row.getByText('英語が未更新')).toBeVisible()
  })

  it('links a live record to its page, and to nothing where it has none', async () => {
    const shown = await openForm(shelfApi(harbour), { type: 'story' })
    await expect
      .element(page.getByRole('link', { name: '公開ページを開く' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/stories\//))
    await expect.element(page.getByText(/公開中/).first()).toBeVisible()
    await shown.unmount()
    await openForm(shelfApi({ ...coffee, isPublished: true, state: 'on' }))
    await expect.element(page.getByRole('region', { name: '状態' }).getByText('公開中')).toBeVisible()
    const links = page.getByRole('region', { name: '状態' }).getByRole('link').elements()
    expect(links.map(({ textContent }) => textContent)).toEqual([])
  })

  it('reads as text to those who may not write', async () => {
    await openForm(shelfApi(coffee), { role: 'viewer' })
    await expect.element(page.getByText('閲覧のみ')).toBeVisible()
    await expect.element(page.getByRole('definition').first()).toHaveTextContent('日本語珈琲')
    expect(page.getByRole('textbox').elements()).toEqual([])
  })
  it('in the trash is read and brought back, and then edited', async () => {
    const api = shelfApi({ ...coffee, deletedAt: '2026-11-20T05:00:00.000Z' })
    await openForm(api)
    await expect.element(page.getByText('このドリンクはごみ箱にあります。編集するには、先にごみ箱から戻してください。')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    api.next(() => api.change({ deletedAt: null }))
    await page.getByRole('button', { name: 'ごみ箱から戻す' }).click()
    await expect.element(nameJa()).toHaveValue('珈琲')
    expect(api.writes().map(({ path }) => path.split('/').at(-1))).toEqual(['restore'])
  })
})

describe('the first key press', () => {
  it.each(['edit', 'new'] as const)('moves nothing in a form (%s), and is reported in one place', async (screen) => {
    await openForm(shelfApi(coffee), { screen })
    await expect.element(nameJa()).toBeVisible()
    await nameJa().click()
    const before = amount().element().getBoundingClientRect().top
    await press('紅')
    await expect.element(page.getByText('保存していない変更があります')).toBeVisible()
    expect(page.getByText('保存していない変更があります').elements()).toHaveLength(1)
    expect(amount().element().getBoundingClientRect().top).toBe(before)
  })
})
