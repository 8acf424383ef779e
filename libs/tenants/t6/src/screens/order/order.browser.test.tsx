import type { ListResponse } from '@captain/content-core'
import { answerJson, inLanguage, seedApi, StoryScreen, type Answering } from '@captain/content-react/story-parts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { seed } from '../../seed.ts'
import { tenant } from '../../tenant.ts'

const demo = seedApi(tenant, seed)

type Setting = { readonly carriers: readonly object[] }

/** A paid order of the demo, and carriers with or without a default. */
const openPaidOrder = async (hasStandard: boolean) => {
  const { items } = (await (await demo('/api/v1/tenants/shop/order?limit=100&rows=full&status=paid')).json()) as ListResponse
  const id = items[0]?.id ?? ''
  const fetch: Answering = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const answer = await demo(input, init)
    if (hasStandard || !/\/delivery-setting\/\w+$/.test(url)) return answer
    const setting = (await answer.json()) as Setting
    return answerJson({ ...setting, carriers: setting.carriers.map((carrier) => ({ ...carrier, isDefault: false })) })
  }
  await render(
    await inLanguage(
      'ja',
      <StoryScreen tenant={tenant} messages={{ ja, en }} type="order" screen="preview-by-id" id={id} screens={screens} fetch={fetch} />,
    ),
  )
  await page.getByRole('button', { name: '発送済みにする' }).click()
}

type Bank = { readonly accounts: readonly object[] }

/** The order of the demo that awaits its payment, in a shop with one account or two. */
const openWaitingOrder = async (accounts: 1 | 2) => {
  const { items } = (await (await demo('/api/v1/tenants/shop/order?limit=100&rows=full&status=pendingPayment')).json()) as ListResponse
  const fetch: Answering = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const answer = await demo(input, init)
    if (accounts === 1 || !/\/payment-bank\/\w+$/.test(url)) return answer
    const setting = (await answer.json()) as Bank
    const other = { ...setting.accounts[0], bankName: { ja: 'ゆうちょ銀行', en: null }, accountNumber: '0000002', isDefault: false }
    return answerJson({ ...setting, accounts: [other, ...setting.accounts] })
  }
  await render(
    await inLanguage(
      'ja',
      <StoryScreen
        tenant={tenant}
        messages={{ ja, en }}
        type="order"
        screen="preview-by-id"
        id={items[0]?.id ?? ''}
        screens={screens}
        fetch={fetch}
      />,
    ),
  )
  await page.getByRole('button', { name: '入金済みにする' }).click()
}

const dialogFields = () =>
  page
    .getByRole('dialog')
    .getByRole('textbox')
    .elements()
    .map((one) => document.querySelector(`label[for="${one.id}"]`)?.textContent ?? one.getAttribute('aria-label'))

const carrier = () => page.getByRole('dialog').getByRole('combobox', { name: '配送会社' })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 900)
})

it('goes out with the usual carrier unless another is chosen', async () => {
  await openPaidOrder(true)
  await expect.element(carrier()).toHaveValue('みほん運輸')
})

it('asks to choose a carrier, not to type one', async () => {
  await openPaidOrder(false)
  await page.getByRole('dialog').getByRole('button', { name: '発送済みにする' }).click()
  await expect.element(page.getByRole('dialog').getByText('選択してください。')).toBeVisible()
  await expect.element(carrier()).toHaveValue('')
})

it('asks of a transfer what a transfer has, and not for the number of a card payment', async () => {
  await openWaitingOrder(1)
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: '振込名義' })).toBeVisible()
  expect(dialogFields()).toEqual(expect.arrayContaining(['入金額', '振込名義', 'メモ']))
  expect(page.getByRole('dialog').getByText('決済番号').elements()).toEqual([])
  expect(page.getByRole('dialog').getByText('振込先口座').elements()).toEqual([])
  await page.getByRole('dialog').getByRole('textbox', { name: '入金額' }).fill('1')
  await expect.element(page.getByRole('dialog').getByText(/合計金額の¥[\d,]+と違います。/)).toBeVisible()
})

it('asks for the account where there are several, starting with the usual one', async () => {
  await openWaitingOrder(2)
  const account = page.getByRole('dialog').getByRole('combobox', { name: '振込先口座' })
  await expect.element(account).toHaveValue('みほん銀行 本店 0000001')
  await account.click()
  await expect.element(page.getByRole('option', { name: 'ゆうちょ銀行 本店 0000002' })).toBeVisible()
})
