import { image, reference, text } from '@captain/content-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { json, loadWords, openFields } from '../fields/testing/open-fields.tsx'
import { asset, libraryApi } from '../media/library/testing/library-api.ts'

const CAT = asset('01JD000000000000000000CAT0', { originalName: 'cat.png' })
const FRIEND = {
  id: '01M7YS4WY3HSZYWPGDXEV0TEA0',
  title: '急須',
  friend: null,
  image: null,
  state: 'off',
  localeUpdatedAt: { ja: null, en: null },
}

const press = (keys: string) => userEvent.keyboard(keys)

/** Presses Tab until the control has focus, as keyboard users do. */
const tabTo = async (control: Locator): Promise<void> => {
  await expect.element(control).toBeInTheDocument()
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (control.element() === document.activeElement) return
    await userEvent.tab()
  }
  throw new Error(`Tab does not lead to ${control.selector}`)
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())
// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

/** The description of the image that the field contains. */
const shownPicture = () => page.getByText(/^cat\.png\s*1400/)

const fields = {
  title: text({ maxBytes: 60, required: true }),
  friend: reference({ to: 'tool', onDelete: 'restrict', required: true }),
  image: image({}),
}

const open = (screen: 'edit' | 'new') => {
  const library = libraryApi([asset('dog'), CAT])
  return openFields(fields, {
    screen,
    values: {
      title: '茶碗',
      friend: FRIEND.id,
      included: { records: { [FRIEND.id]: { ...FRIEND, type: 'tool', title: { ja: '急須', en: null } } }, media: {}, accounts: {} },
    },
    answers: (url, init) => {
      if (url.pathname.includes('/media')) return library.answers(url, init)
      const isList = (init.method ?? 'GET') === 'GET' && url.pathname.endsWith('/tool')
      return isList
        ? json({ items: [FRIEND], next: null, count: { value: 1, capped: false }, included: { records: {}, media: {}, accounts: {} } })
        : null
    },
  })
}

describe('with the keyboard alone', () => {
  it('a record is created that names another one and has a picture', async () => {
    const { api } = await open('new')
    await tabTo(page.getByRole('textbox', { name: 'title欄' }))
    await press('茶碗')
    await tabTo(page.getByRole('button', { name: /^friend欄/ }))
    await press('{Enter}')
    await expect.element(page.getByRole('option', { name: /^急須/ })).toBeVisible()
    await press('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('button', { name: /^friend欄/ })).toMatchTextContent('急須')
    await tabTo(page.getByRole('button', { name: 'ライブラリから選ぶ' }))
    await press('{Enter}')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('cat.png')).toBeVisible()
    await tabTo(dialog.getByRole('radio').first())
    await press('{ArrowDown}{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(shownPicture()).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('ライブラリから選ぶ')
    await press('{Control>}s{/Control}')
    await expect.element(page.getByText('「茶碗」を作成しました')).toBeVisible()
    expect(api.writes()).toMatchObject([{ method: 'POST', body: { title: '茶碗', friend: FRIEND.id, image: CAT.id } }])
  })
})

describe('a picture that was chosen and not saved', () => {
  it('is shown at once when it is restored', async () => {
    const { screen } = await open('edit')
    await page.getByRole('button', { name: 'ライブラリから選ぶ' }).click()
    await page.getByRole('radio', { name: /cat\.png/ }).click()
    await press('{Enter}')
    await expect.element(shownPicture()).toBeVisible()
    await expect.poll(() => JSON.stringify(Object.entries(localStorage))).toContain(CAT.id)
    await screen.unmount()
    await open('edit')
    await page.getByRole('button', { name: '復元する' }).click()
    await expect.element(shownPicture()).toBeVisible()
    expect(document.querySelector<HTMLImageElement>('[data-picture] img')?.src).toBe(CAT.thumbnailUrl)
  })
})
