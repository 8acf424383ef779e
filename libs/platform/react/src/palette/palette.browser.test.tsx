import { COLOR_SCHEME_KEY, FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadPaletteMessages } from './load-palette-messages.ts'
import { paletteApi, type PaletteApi } from './testing/palette-api.ts'
import { PalettePage } from './testing/palette-page.tsx'

let restore = () => {}
const onPublish = vi.fn<() => void>()
const onVerb = vi.fn<(name: string) => void>()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})
afterEach(() => {
  restore()
  vi.restoreAllMocks()
  onPublish.mockClear()
  onVerb.mockClear()
})

const show = async (api: PaletteApi = paletteApi(), locale: 'ja' | 'en' = 'ja') => {
  restore = api.install()
  i18n.load(locale, { ...(await loadUiMessages(locale)), ...(await loadPaletteMessages(locale)) })
  i18n.activate(locale)
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <PalettePage api={api} onPublish={onPublish} onVerb={onVerb} />
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
  await expect.element(page.getByRole('button', { name: /検索と移動|^Search$/ })).toBeVisible()
  return api
}

const field = () => page.getByRole('combobox')
const option = (name: string | RegExp) => page.getByRole('option', { name })
const palette = () => page.getByRole('dialog', { name: /検索と移動|^Search$/ })
const path = () => page.getByTestId('path')
const active = () => document.querySelector('[aria-selected="true"]')?.textContent

const openByKey = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}

describe('the palette', () => {
  it('goes to a screen by its name in either language, whatever the kana, and remembers the choice', async () => {
    await show()
    await openByKey()
    await userEvent.keyboard('どりんく')
    await expect.element(option('ドリンク 猫カフェ')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(path()).toHaveTextContent('/captain/tenant/cafe/drink')
    await expect.element(palette()).not.toBeInTheDocument()
    await openByKey()
    await expect.element(page.getByRole('group', { name: '最近の選択' }).getByRole('option', { name: /ドリンク/ })).toBeVisible()
    await userEvent.keyboard('games article')
    await expect.element(option(/^記事 ゲーム/)).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    [true, ['AIツール', '画像生成', 'プロンプト翻訳']],
    [false, []],
  ])('knows the AI tools where the account may use them: %s', async (mayUseAi, names) => {
    await show(paletteApi({ mayUseAi }))
    await openByKey()
    await userEvent.keyboard('AI')
    await expect.element(mayUseAi ? option('AIツール') : page.getByText(/「AI」に合うものはありません/)).toBeVisible()
    expect(
      page
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(names)
  })

  it('finds records of all tenants, those of the tenant on show first, from two characters', async () => {
    const api = await show()
    await openByKey()
    await userEvent.keyboard('カ')
    await userEvent.keyboard('レー')
    await expect.element(option(/^港のカレー/)).toBeVisible()
    const groups = page
      .getByRole('group')
      .elements()
      .map((group) => group.querySelector('[role="presentation"]')?.textContent)
    expect(groups).toEqual(['猫カフェ · フード', 'ゲーム · 記事'])
    expect(api.searches()).toEqual(['/api/v1/staff/search?q=カレー&locale=ja'])
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toContain('カレーの遊び方')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(path()).toHaveTextContent('/captain/tenant/cafe/food/02/edit')
  })

  it('does what the page offers, makes a new record, changes the colours', async () => {
    await show()
    await openByKey()
    await userEvent.keyboard('公開')
    await expect.element(option(/公開する/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onPublish).toHaveBeenCalledTimes(1)
    await openByKey()
    await userEvent.keyboard('new food')
    await userEvent.keyboard('{Enter}')
    await expect.element(path()).toHaveTextContent('/captain/tenant/cafe/food/new')
    await openByKey()
    await userEvent.keyboard('dark{Enter}')
    await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('dark')
    await openByKey()
    await userEvent.keyboard('system{Enter}')
    await expect.poll(() => localStorage.getItem(COLOR_SCHEME_KEY)).toBeNull()
  })

  it('has what can be done with the open record first, under its name, with its keys', async () => {
    await show()
    await openByKey()
    const group = page.getByRole('group', { name: '港のカレー' })
    await expect.element(group.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    expect(
      group
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['公開するCtrlEnter', '「売り切れ」をオンにする'])
    await expect.element(page.getByRole('group', { name: 'この画面' }).getByRole('option', { name: '前の月' })).toBeVisible()
  })

  it.each([
    ['こうかい', /^公開する港のカレー/],
    ['koukai', /^公開する港のカレー/],
    ['publish', /^公開する港のカレー/],
    ['うりきれ', /売り切れ/],
    ['urikire', /売り切れ/],
    ['sold out', /売り切れ/],
    ['カレー 売り切れ', /売り切れ/],
    ['まえのつき', /^前の月/],
    ['previous month', /^前の月/],
  ])('finds a verb by %s', async (words, found) => {
    await show()
    await openByKey()
    await userEvent.keyboard(words)
    await expect.poll(active).toMatch(found)
  })

  /** Milliseconds from a key to the next frame, the quickest of several. */
  const quickestKey = async (tenants: number): Promise<number> => {
    await show(paletteApi({ tenants }))
    await openByKey()
    await userEvent.keyboard('k')
    await expect.element(option(/./).first()).toBeVisible()
    const times: number[] = []
    for (const letter of 'oukaikoukai') {
      const painted = new Promise<number>((resolve) =>
        document.addEventListener(
          'keydown',
          () => {
            const pressed = performance.now()
            requestAnimationFrame(() => resolve(performance.now() - pressed))
          },
          { capture: true, once: true },
        ),
      )
      await userEvent.keyboard(letter)
      times.push(await painted)
    }
    await userEvent.keyboard('{Escape}')
    restore()
    await cleanup()
    return Math.min(...times)
  }

  it('looks at each screen once per key', async () => {
    const some = await quickestKey(10)
    // Three times as many screens take three times as long where each is looked at once. A frame at 60 Hz is the least that is seen.
    expect(await quickestKey(30)).toBeLessThan(6 * Math.max(some, 17))
  })

  it('leaves the Enter that ends a conversion alone', async () => {
    await show()
    await openByKey()
    await userEvent.keyboard('フード')
    await expect.element(option('フード 猫カフェ')).toBeVisible()
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }))
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }))
    await expect.element(palette()).toBeVisible()
    await expect.element(path()).toHaveTextContent('/captain/tenant/cafe/food')
  })

  it('gives the focus back, and never opens over a dialog', async () => {
    await show()
    await page.getByRole('textbox', { name: '名前' }).click()
    await openByKey()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('textbox', { name: '名前' })).toHaveFocus()
    await page.getByRole('button', { name: '確認する' }).click()
    await expect.element(page.getByRole('dialog', { name: '公開の確認' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('dialog', { name: '公開の確認' })).toBeVisible()
    await expect.element(field()).not.toBeInTheDocument()
  })

  it('keeps the focus in its field when something beside it is pressed, so that its keys go on working', async () => {
    await show()
    await openByKey()
    await page.getByText('移動', { exact: true }).click()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(palette()).not.toBeInTheDocument()
  })

  it('says that nothing was found', async () => {
    await show()
    await openByKey()
    await userEvent.keyboard('zzzz')
    await expect.element(page.getByText(/「zzzz」に合うものはありません/)).toBeVisible()
  })

  it('still finds screens where the search fails, and tries again', async () => {
    const api = paletteApi()
    api.fail()
    await show(api)
    await openByKey()
    await userEvent.keyboard('カレー')
    await expect.element(page.getByText('記録を検索できませんでした。')).toBeVisible()
    api.recover()
    ;(page.getByRole('button', { name: '再試行' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(option(/^港のカレー/)).toBeVisible()
    await expect.element(field()).toHaveFocus()
  })

  it('finds screens without a connection, and says why records are missing', async () => {
    await show()
    await openByKey()
    await expect.element(option(/ホーム/)).toBeVisible()
    goOffline()
    await userEvent.keyboard('フード')
    await expect.element(option(/^フード 猫カフェ/)).toBeVisible()
    await expect.element(page.getByText(/オフラインのため、記録は検索できません/)).toBeVisible()
  })
})

describe('keys', () => {
  it('are listed by ?: those of the page and those of everywhere', async () => {
    await show()
    await userEvent.keyboard('{Shift>}?{/Shift}')
    const map = page.getByRole('dialog', { name: 'キーボード操作' })
    await expect.element(map.getByText('次の行・前の行')).toBeVisible()
    await expect.element(map.getByText('検索と移動')).toBeVisible()
    await expect.element(map.getByText('今日')).toBeVisible()
    await expect.element(map.getByText('監査ログ')).not.toBeInTheDocument()
  })

  it('lead to pages by g and a letter, but not while somebody types', async () => {
    await show()
    await userEvent.keyboard('t')
    await page.getByRole('textbox', { name: '名前' }).click()
    await userEvent.keyboard('gt')
    await expect.element(page.getByRole('textbox', { name: '名前' })).toHaveValue('gt')
    await expect.element(path()).toHaveTextContent('/captain/tenant/cafe/food')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('gd')
    await expect.element(path()).toHaveTextContent('/captain/tenant/cafe/today')
    await userEvent.keyboard('gt')
    await expect.element(path()).toHaveTextContent('/captain/tenant')
  })
})
