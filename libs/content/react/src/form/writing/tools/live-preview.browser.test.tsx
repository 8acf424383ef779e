import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openForm } from '../../testing/open-form.tsx'
import { withPreviews } from '../../testing/preview-api.ts'
import { shelfApi } from '../../testing/shelf-api.ts'
import { callOf } from '../../testing/shelf-call.ts'
import { preview, showLanguages } from '../writing-view.ts'

const title = (locale = '日本語') => page.getByRole('textbox', { name: new RegExp(`^題 ${locale}|^題$|^題.*${locale}`) })
const body = () => page.getByRole('textbox', { name: /^本文/ }).first()
const shown = () => document.querySelector('iframe')?.contentDocument?.body.textContent ?? ''
const showsSoon = async (text: string) => {
  await expect.poll(shown).toContain(text)
}

const open = async (width: number, height = 900) => {
  await page.viewport(width, height)
  const api = withPreviews(shelfApi({}))
  await openForm(api, { type: 'report', screen: 'new' })
  await expect.poll(() => document.querySelector('.ce-toolbox')).not.toBeNull()
  return api
}

/** Milliseconds after the last key before the editor hands its text to the form. */
const HAND_OVER_MS = 250

/** Runs the input while the editor never hands over, so that what the page shows cannot have come by way of the form. */
const withoutHandOver = async (input: () => Promise<void>): Promise<void> => {
  const set = window.setTimeout
  const held = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) => (ms === HAND_OVER_MS ? 0 : set(run, ms))) as typeof setTimeout)
  try {
    await input()
    expect(held.mock.calls.map(([, ms]) => ms)).toContain(HAND_OVER_MS)
  } finally {
    held.mockRestore()
  }
}

beforeAll(async () => {
  // The height of the bar that the frame of the app has.
  document.documentElement.style.setProperty('--captain-topbar', '0px')
  await loadWords()
})
beforeEach(() => {
  localStorage.clear()
  preview.set(false)
  showLanguages('ja')
})

describe('the page next to the form', () => {
  it('follows the text as it follows the title, and the form gets it at its own pace', async () => {
    const api = await open(1500)
    await page.getByRole('button', { name: '横にプレビュー' }).click()
    await title().fill('潮')
    await showsSoon('潮')
    await body().click()
    await userEvent.keyboard('a')
    await showsSoon('a')
    await withoutHandOver(async () => {
      await userEvent.keyboard('b')
      await showsSoon('ab')
    })
    expect(api.writes()).toEqual([])
  })

  it('shows every key of a fast writer in the end, with one request at a time', async () => {
    const api = await open(1500)
    await page.getByRole('button', { name: '横にプレビュー' }).click()
    await body().click()
    await userEvent.keyboard('the harbour is quiet this morning')
    await showsSoon('the harbour is quiet this morning')
    expect(api.previews().length).toBeLessThan(33)
  })

  it('does not show the search of the block menu', async () => {
    const api = await open(1500)
    await page.getByRole('button', { name: '横にプレビュー' }).click()
    await body().click()
    await userEvent.keyboard('sea{Enter}')
    await showsSoon('sea')
    await expect.poll(() => document.querySelectorAll('.ce-block')).toHaveLength(2)
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('quote')
    // Longer than the page waits for further keys. Timers of a page end in their order, however slow the machine is.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await userEvent.keyboard('{Enter}cat')
    await showsSoon('cat')
    // One request follows another, so all before this page have been sent.
    expect(JSON.stringify(api.previews())).not.toContain('/q')
  })
})

describe('the page on a phone', () => {
  it.each([390, 320])('of %i px fills the window, and the way back leads to the same place with everything typed', async (width) => {
    await open(width, 700)
    await title().fill('潮')
    await body().click()
    await userEvent.keyboard('abc')
    for (let line = 0; line < 14; line += 1) await userEvent.keyboard('{Shift>}{Enter}{/Shift}x')
    await userEvent.keyboard('{ArrowLeft}')
    const top = scrollY
    expect(top).toBeGreaterThan(0)
    const button = page.getByRole('button', { name: '入力中の内容をプレビュー' })
    const { left, right, top: buttonTop, bottom } = button.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(buttonTop).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(700)
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'プレビュー' })
    await expect.element(sheet).toBeVisible()
    await showsSoon('潮')
    expect(shown()).toContain('abc')
    const box = () => document.querySelector('iframe')?.getBoundingClientRect()
    await expect.poll(() => box()?.width).toBe(width)
    expect(box()?.height).toBeGreaterThan(600)

    await sheet.getByText('英語', { exact: true }).click()
    await expect.poll(() => document.querySelector('iframe')?.contentDocument?.documentElement.lang).toBe('en')

    await page.getByRole('button', { name: '入力に戻る' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.closest('.ce-block')).not.toBeNull()
    expect(Math.abs(scrollY - top)).toBeLessThan(2)
    await userEvent.keyboard('Z')
    await expect.poll(() => document.activeElement?.textContent).toMatch(/Zx$/)
    await expect.element(title()).toHaveValue('潮')
  })

  it('says why it is not up to date, and tries again', async () => {
    await page.viewport(390, 700)
    const api = withPreviews(shelfApi({}))
    let isBroken = true
    await openForm(
      {
        ...api,
        fetch: async (input, init) =>
          isBroken && callOf(input, init ?? {}).path.endsWith('/preview') ? api.problem(500, 'broken') : api.fetch(input, init),
      },
      { type: 'report', screen: 'new' },
    )
    await title().fill('潮')
    await page.getByRole('button', { name: '入力中の内容をプレビュー' }).click()
    await expect.element(page.getByText(/プレビューを更新できませんでした。/)).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'もう一度試す' }).click()
    await showsSoon('潮')
  })
})
