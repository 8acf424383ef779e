import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { coffee, morning, loadWords, openForm } from '../testing/open-form.tsx'
import { shelfApi } from '../testing/shelf-api.ts'

const name = () => page.getByRole('textbox', { name: '名前 日本語' })
const note = () => page.getByRole('textbox', { name: '説明' })
const offers = () => page.getByText(/保存していない入力がこの端末に残っています/)
const restore = () => page.getByRole('button', { name: '復元する' })
const discard = () => page.getByRole('button', { name: '破棄する' })
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const elsewhere = () => page.getByText(/別のタブでも編集中です/)
const stored = () => JSON.stringify(Object.entries(localStorage))
const isKept = async (text: string) => {
  await expect.poll(stored).toContain(text)
}

/** Presses by key, because messages that appear and disappear move the button. */
const press = async (button: Locator) => {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

type Opening = Parameters<typeof openForm>[1]

/** Types a name and leaves without saving. */
const leaveBehind = async (text: string, opening?: Opening) => {
  const screen = await openForm(shelfApi(coffee), opening)
  await name().fill(text)
  await screen.unmount()
  await isKept(text)
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('what was typed and not saved', () => {
  it('outlives typing, and even saving, while nobody has decided about it', async () => {
    await leaveBehind('前回の名前')
    const api = shelfApi(coffee)
    const screen = await openForm(api)
    await expect.element(offers()).toBeVisible()
    await note().fill('今回の説明')
    await isKept('今回の説明')
    await save()
    await expect.poll(() => api.record()['note']).toBe('今回の説明')
    await screen.unmount()
    await openForm(api)
    await press(restore())
    await expect.element(name()).toHaveValue('前回の名前')
    await expect.element(note()).toHaveValue('今回の説明')
  })

  it('is gone once it was thrown away, and what is being typed is not', async () => {
    await leaveBehind('前回の名前')
    const screen = await openForm(shelfApi(coffee))
    await expect.element(offers()).toBeVisible()
    await note().fill('今回の説明')
    await isKept('今回の説明')
    await press(discard())
    await expect.element(offers()).not.toBeInTheDocument()
    expect(stored()).not.toContain('前回の名前')
    await screen.unmount()
    await openForm(shelfApi(coffee))
    await press(restore())
    await expect.element(note()).toHaveValue('今回の説明')
  })

  it('is kept at once, and stays as it was while the browser has no space', async () => {
    const screen = await openForm(shelfApi(coffee))
    await name().fill('残る名前')
    await expect.poll(stored).toContain('残る名前')
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (let place = 0; ; place += 1) localStorage.setItem(`filler-${size}-${place}`, 'x'.repeat(size))
      } catch {
        // The next smaller piece may fit.
      }
    }
    await name().fill('残る名前より長いので入らない名前')
    await screen.unmount()
    expect(Object.entries(localStorage).some(([, text]) => text.includes('"残る名前"'))).toBe(true)
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler-')) localStorage.removeItem(key)
    await openForm(shelfApi(coffee))
    await press(restore())
    await expect.element(name()).toHaveValue('残る名前')
  })

  it('does not lose what was typed before the restoring over it', async () => {
    await leaveBehind('前回の名前')
    await openForm(shelfApi(coffee))
    await expect.element(offers()).toBeVisible()
    await name().fill('今回の名前')
    await press(restore())
    await expect.element(name()).toHaveValue('前回の名前')
    await expect.element(page.getByText('それまで入力していた内容は、別の未保存の入力として残しました。')).toBeVisible()
    await expect.element(offers()).toBeVisible()
    await press(restore())
    await expect.element(name()).toHaveValue('今回の名前')
  })

  it('is kept for each new record by itself, and offered newest first', async () => {
    const first = await openForm(shelfApi(coffee), { screen: 'new' })
    await name().fill('一つめ')
    await isKept('一つめ')
    const second = await openForm(shelfApi(coffee), { screen: 'new' })
    await name().nth(1).fill('二つめ')
    await isKept('二つめ')
    await isKept('一つめ')
    await first.unmount()
    await second.unmount()
    await openForm(shelfApi(coffee), { screen: 'new' })
    await expect.element(offers().nth(1)).toBeVisible()
    expect(
      offers()
        .elements()
        .map((offer) => offer.textContent.match(/[一二]つめ/)?.[0]),
    ).toEqual(['二つめ', '一つめ'])
    await press(restore().nth(1))
    await expect.element(name()).toHaveValue('一つめ')
    await expect.element(offers()).toMatchTextContent('二つめ')
  })

  it('is shown to nobody else who signs in at the same computer', async () => {
    await leaveBehind('秘密の名前', { account: 'a' })
    for (const account of ['b', 'a:cafe', '', null]) {
      const screen = await openForm(shelfApi(coffee), { account })
      await expect.element(name()).toHaveValue('珈琲')
      expect(offers().elements()).toEqual([])
      await screen.unmount()
    }
    await openForm(shelfApi(coffee), { account: 'a' })
    await expect.element(offers()).toBeVisible()
  })

  it('comes back with the names of what was picked', async () => {
    const tea = { id: '01M7YS4WY3HSZYWPGDXEV0TEA0', type: 'drink', name: { ja: '煎茶', en: null }, state: 'on' }
    const picked = () => page.getByRole('button', { name: /^飲みもの/ })
    const screen = await openForm(shelfApi(morning, [tea]), { type: 'tip' })
    await picked().click()
    await page.getByRole('option', { name: '煎茶' }).click()
    await expect.element(picked()).toHaveTextContent('煎茶')
    await screen.unmount()
    await isKept(tea.id)
    await openForm(shelfApi(morning), { type: 'tip' })
    await expect.element(picked()).toHaveTextContent('選んでください')
    await press(restore())
    await expect.element(picked()).toHaveTextContent('煎茶')
  })

  it('shows the names of what somebody else has picked meanwhile', async () => {
    const mine = { id: '01M7YS4WY3HSZYWPGDXEV0TEA0', type: 'drink', name: { ja: '煎茶', en: null }, state: 'on' }
    const theirs = {
      id: '01M7YS4WY3HSZYWPGDXEV0TEA1',
      type: 'drink',
      title: { ja: '番茶', en: null },
      state: 'on',
      image: null,
      color: null,
    }
    const api = shelfApi(morning, [mine])
    await openForm(api, { type: 'tip' })
    await page.getByRole('button', { name: /^飲みもの/ }).click()
    await page.getByRole('option', { name: '煎茶' }).click()
    api.change({ drink: theirs.id, included: { records: { [theirs.id]: theirs }, media: {}, accounts: {} } })
    await save()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('番茶')
  })

  it('is not kept where nobody is signed in', async () => {
    const screen = await openForm(shelfApi(coffee), { account: null })
    await name().fill('だれのものでもない')
    await screen.unmount()
    expect(localStorage).toHaveLength(0)
  })
})

describe('what another tab is typing', () => {
  it('is left to it, and offered once that tab has gone', async () => {
    const first = await openForm(shelfApi(coffee))
    await name().fill('入力の途中')
    await isKept('入力の途中')
    await openForm(shelfApi(coffee))
    await expect.element(elsewhere()).toBeVisible()
    expect(offers().elements()).toEqual([])
    await name().first().fill('最後の言葉')
    await first.unmount()
    await expect.element(offers()).toBeVisible()
    await expect.element(elsewhere()).not.toBeInTheDocument()
    await press(restore())
    await expect.element(name()).toHaveValue('最後の言葉')
  })

  it("is nobody else's business any more once it is saved", async () => {
    const api = shelfApi(coffee)
    await openForm(api)
    await name().fill('入力の途中')
    await isKept('入力の途中')
    await openForm(shelfApi(coffee))
    await expect.element(elsewhere()).toBeVisible()
    await save()
    await expect.poll(() => api.record()['name']).toEqual({ ja: '入力の途中', en: null })
    await expect.element(elsewhere()).not.toBeInTheDocument()
    expect(offers().elements()).toEqual([])
  })

  it('is no matter for a new record', async () => {
    const first = await openForm(shelfApi(coffee), { screen: 'new' })
    await name().fill('一つめ')
    await isKept('一つめ')
    await openForm(shelfApi(coffee), { screen: 'new' })
    await name().nth(1).fill('二つめ')
    await isKept('二つめ')
    expect([...elsewhere().elements(), ...offers().elements()]).toEqual([])
    await first.unmount()
    await expect.element(offers()).toMatchTextContent('一つめ')
  })
})
