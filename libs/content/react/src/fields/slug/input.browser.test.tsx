import { slug, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, loadWords, openFields } from '../testing/open-fields.tsx'
import { passDelays } from '../testing/pass-delays.ts'

const address = () => page.getByRole('textbox', { name: 'slug欄' })
const free = () => page.getByText('使えます。')

let isDown = false

const open = (values = { title: '港', slug: 'harbour' }) =>
  openFields(
    { title: text({ maxBytes: 90 }), slug: slug({ from: 'title' }) },
    {
      workflow: 'publish',
      values,
      answers: (url) => {
        if (!url.pathname.endsWith('/duplicate-check')) return null
        if (isDown) return json({}, 503)
        return json({ value: url.searchParams.get('value') === 'pier' })
      },
    },
  )

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => {
  localStorage.clear()
  isDown = false
})

describe('the address of a record', () => {
  it('is said to be free when it is, and only then', async () => {
    const { calls } = await open()
    for (const wrong of ['new', '日本語', 'a'.repeat(81)]) {
      await passDelays(() => address().fill(wrong))
      expect(free().elements()).toEqual([])
      await userEvent.tab()
      await expect.element(address()).toHaveAttribute('aria-invalid', 'true')
      expect(free().elements()).toEqual([])
    }
    await passDelays(() => address().fill('harbour'))
    expect(free().elements()).toEqual([])
    expect(calls.filter((url) => url.pathname.endsWith('/duplicate-check'))).toEqual([])
    await address().fill('quay')
    await expect.element(free()).toBeVisible()
  })

  it('typed in full width becomes half width when the box is left, which is said', async () => {
    await open()
    await address().fill('Ｑｕａｙー１')
    await userEvent.tab()
    await expect.element(address()).toHaveValue('Quay-1')
    await expect.element(page.getByText('半角に変換しました。')).toBeVisible()
    await expect.element(free()).toBeVisible()
  })

  it('is offered from romaji and from the date, until one is decided on', async () => {
    await open({ title: 'カフェのメニュー', slug: 'draft-j8kwt5c0' })
    await page.getByRole('button', { name: 'ローマ字で作る' }).click()
    await expect.element(address()).toHaveValue('kafe-no-menyu')
    await expect.element(free()).toBeVisible()
    expect(page.getByRole('button', { name: '日付で作る' }).elements()).toEqual([])
    await address().fill('')
    await page.getByRole('button', { name: '日付で作る' }).click()
    await expect.poll(() => (address().element() as HTMLInputElement).value).toMatch(/^\d{4}-\d{2}-\d{2}-\d{4}$/)
  })

  it('says why romaji is not offered', async () => {
    await open({ title: '港', slug: 'draft-j8kwt5c0' })
    await expect.element(page.getByText(/漢字の読み方は分からないため/)).toBeVisible()
    expect(page.getByRole('button', { name: 'ローマ字で作る' }).elements()).toEqual([])
  })

  it('that nobody could be asked about is left to the save', async () => {
    isDown = true
    const { api } = await open()
    await address().fill('quay')
    await expect.element(page.getByText(/使えるかどうかを確認できませんでした/)).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => api.record()['slug']).toBe('quay')
  })

  it('that another record has is the field’s issue, once', async () => {
    await open()
    await address().fill('pier')
    await expect.element(address()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('すでに使われています。別の値を入力してください。')).toBeVisible()
    expect(page.getByText(/すでに使われています/).elements()).toHaveLength(1)
    await address().fill('quay')
    await expect.element(free()).toBeVisible()
    await expect.element(address()).not.toHaveAttribute('aria-invalid')
  })
})
