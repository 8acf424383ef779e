import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bankSettings, loadWords, openForm } from '../form/testing/open-form.tsx'
import { shelfApi } from '../form/testing/shelf-api.ts'

const days = () => page.getByRole('textbox', { name: '支払期限' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const open = (api: ReturnType<typeof shelfApi>, role: 'viewer' | 'editor' = 'editor') =>
  openForm(api, { type: 'bank', screen: 'settings', role })

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('the settings that a tenant has once', () => {
  it('stand on one page under their own name and are saved there', async () => {
    const api = shelfApi(bankSettings, [bankSettings])
    await open(api)
    await expect.element(page.getByRole('heading', { name: '銀行振込の設定', level: 1 })).toBeVisible()
    await expect.element(page.getByText('保存した内容は、すぐに公開されます。')).toBeVisible()
    await days().fill('10')
    await button(/^保存/).click()
    await expect.poll(() => api.record()['dueDays']).toBe(10)
    expect(api.writes()).toMatchObject([{ method: 'PATCH', body: { dueDays: 10 }, ifMatch: '"1"' }])
    await expect.element(page.getByText(/^保存済み \d\d:\d\d$/).first()).toBeVisible()
  })

  it('go back to what was saved, after a question', async () => {
    const api = shelfApi(bankSettings, [bankSettings])
    await open(api)
    await days().fill('10')
    await button('元に戻す').click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('設定を元に戻す確認')
    await page.getByRole('dialog').getByRole('button', { name: '元に戻す' }).click()
    await expect.element(days()).toHaveValue('7')
    await expect.element(button(/^保存/)).not.toBeInTheDocument()
    expect(api.writes()).toEqual([])
  })

  it('are text to those who only read', async () => {
    await open(shelfApi(bankSettings, [bankSettings]), 'viewer')
    await expect.element(page.getByRole('heading', { name: '銀行振込の設定', level: 1 })).toBeVisible()
    await expect.element(page.getByText('前払いでお願いします')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
  })

  it('say when they could not be read, after one repeat, and try again', async () => {
    const api = shelfApi(bankSettings, [bankSettings])
    let isBroken = true
    let tries = 0
    const fetch: typeof api.fetch = (input, init) => {
      tries += 1
      return isBroken ? Promise.resolve(api.problem(503, 'unavailable')) : api.fetch(input, init)
    }
    await open({ ...api, fetch })
    const again = button('もう一度読み込む')
    await expect.element(again).toBeVisible()
    expect(tries).toBe(2)
    isBroken = false
    await again.click()
    await expect.element(days()).toHaveValue('7')
  })
})
