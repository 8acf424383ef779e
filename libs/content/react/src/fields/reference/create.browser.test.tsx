import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadWords, morning, openForm } from '../../form/testing/open-form.tsx'
import { shelfApi } from '../../form/testing/shelf-api.ts'

const dialog = () => page.getByRole('dialog', { name: 'ドリンクの新規作成' })
const name = () => dialog().getByRole('textbox', { name: '名前 日本語' })
const make = () => dialog().getByRole('button', { name: '作成して選ぶ' }).click()
const openDialog = async (words: string) => {
  await page.getByRole('button', { name: /飲みもの/ }).click()
  const search = page.getByRole('textbox', { name: 'ドリンクを検索' })
  await expect.element(search).toHaveFocus()
  await search.fill(words)
  await page.getByRole('button', { name: 'ドリンクを作成' }).click()
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

describe('a record that is made on the way', () => {
  it('begins with what was searched for, asks for what it needs, and is chosen', async () => {
    const api = shelfApi(morning)
    await openForm(api, { type: 'tip' })
    await openDialog('ココア')
    await expect.element(name()).toHaveValue('ココア')
    await expect.element(dialog().getByRole('textbox', { name: '量' })).not.toBeInTheDocument()
    await name().fill('')
    await make()
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true')
    await name().fill('ホットココア')
    await make()
    await expect.element(page.getByRole('button', { name: /飲みもの.*ホットココア/ })).toBeVisible()
    expect(api.writes()).toMatchObject([
      { method: 'POST', path: '/api/v1/tenants/cafe/drink', body: { name: { ja: 'ホットココア' } }, idempotencyKey: expect.any(String) },
    ])
  })

  it('shows a field of its own for what the server finds wrong elsewhere', async () => {
    const api = shelfApi(morning)
    await openForm(api, { type: 'tip' })
    await openDialog('ココア')
    api.next(() =>
      api.problem(422, 'invalid', { issues: [{ path: 'milliliters', rule: 'max', params: { max: 2000 }, message: '2,000以下' }] }),
    )
    await make()
    await expect.element(dialog().getByRole('textbox', { name: '量' })).toHaveAttribute('aria-invalid', 'true')
  })

  it('is left without a trace', async () => {
    const api = shelfApi(morning)
    await openForm(api, { type: 'tip' })
    await openDialog('ココア')
    await dialog().getByRole('button', { name: 'キャンセル' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(api.writes()).toEqual([])
  })
})
