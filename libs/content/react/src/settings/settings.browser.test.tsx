import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormScreen } from '../form/form-screen.tsx'
import { SaveQuestion } from '../form/save/save-question.ts'
import { bankSettings, cardSettings, loadWords, openForm } from '../form/testing/open-form.tsx'
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

describe('settings whose save is asked about', () => {
  const shop = () => page.getByRole('textbox', { name: '店名' })
  const dialog = () => page.getByRole('dialog')
  const openCard = async () => {
    const api = shelfApi(cardSettings, [cardSettings])
    await openForm(api, {
      type: 'card',
      screen: 'settings',
      children: (
        <SaveQuestion value="設定を変えると、お客様の支払いにすぐに使われます。">
          <FormScreen screen="settings" params={{}} />
        </SaveQuestion>
      ),
    })
    await expect.element(shop()).toHaveValue('ころり')
    return api
  }

  it('are saved after the answer only, and say what changes', async () => {
    const api = await openCard()
    await shop().fill('ころり別館')
    await button(/^保存/).click()
    await expect.element(dialog()).toMatchTextContent('設定を変えると、お客様の支払いにすぐに使われます。')
    await expect.element(dialog()).toMatchTextContent('変更する項目：店名')
    await dialog().getByRole('button', { name: 'キャンセル' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(api.writes()).toEqual([])
    await expect.element(shop()).toHaveValue('ころり別館')
    await userEvent.keyboard('{Control>}s{/Control}')
    await dialog().getByRole('button', { name: '保存する' }).click()
    await expect.poll(() => api.record()['shop']).toBe('ころり別館')
    expect(api.writes()).toHaveLength(1)
  })

  it('ask nothing outside of a question', async () => {
    const api = shelfApi(cardSettings, [cardSettings])
    await openForm(api, { type: 'card', screen: 'settings' })
    await shop().fill('ころり別館')
    await button(/^保存/).click()
    await expect.poll(() => api.record()['shop']).toBe('ころり別館')
    expect(dialog().elements()).toEqual([])
  })

  it('are not asked about while something is wrong', async () => {
    await openCard()
    await shop().fill('')
    await button(/^保存/).click()
    await expect.element(shop()).toHaveAttribute('aria-invalid', 'true')
    expect(dialog().elements()).toEqual([])
  })
})

describe('a trial of settings', () => {
  const test = () => button('接続テスト')
  const by = { id: 'a', name: '大家 港一' }
  const openCard = async (api = shelfApi(cardSettings, [cardSettings])) => {
    await openForm(api, { type: 'card', screen: 'settings' })
    await expect.element(test()).toBeVisible()
    return api
  }

  it('is run on what is typed, and says how it went and when, also to who comes later', async () => {
    const api = await openCard()
    api.onTrial(({ shop }) => ({
      outcome: shop === 'ころり' ? 'passed' : 'failed',
      message: shop === 'ころり' ? null : '鍵が違います。',
      at: '2026-11-21T05:00:00.000Z',
      by,
    }))
    await test().click()
    await expect.element(page.getByText('成功しました。')).toBeVisible()
    await expect.element(page.getByText('2026/11/21 14:00 大家 港一')).toBeVisible()
    await page.getByRole('textbox', { name: '店名' }).fill('別の店')
    await test().click()
    await expect.element(page.getByText('失敗しました。鍵が違います。')).toBeVisible()
    expect(api.writes()).toEqual([])
  })

  it('shows what the last one came to', async () => {
    const api = shelfApi(cardSettings, [cardSettings])
    api.onTrial(() => ({ outcome: 'unchecked', message: null, at: '2026-11-21T05:00:00.000Z', by }))
    const screen = await (async () => {
      const opened = await openForm(api, { type: 'card', screen: 'settings' })
      await test().click()
      await expect.element(page.getByText(/応答がないため、確認できませんでした/)).toBeVisible()
      return opened
    })()
    await screen.unmount()
    await openCard(api)
    await expect.element(page.getByText(/応答がないため、確認できませんでした/)).toBeVisible()
  })

  it('says when the server could not be reached', async () => {
    const api = shelfApi(cardSettings, [cardSettings])
    const fetch: typeof api.fetch = (input, init) =>
      init?.method === 'POST' && String(input instanceof Request ? input.url : input).endsWith('/trial')
        ? Promise.reject(new TypeError('offline'))
        : api.fetch(input, init)
    await openCard({ ...api, fetch })
    await test().click()
    await expect.element(page.getByText(/サーバーに接続できません/)).toBeVisible()
  })
})
