import { usePageActions } from '@captain/ui'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openForm, paidOrder, waitingOrder } from '../form/testing/open-form.tsx'
import { shelfApi } from '../form/testing/shelf-api.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name })
const take = (label: string) => dialog().getByRole('button', { name: label }).click()
const open = (api: ReturnType<typeof shelfApi>) => openForm(api, { type: 'order', screen: 'preview-by-id' })
/** The actions that the command palette receives here. */
const Offered = () => {
  const actions = usePageActions()
  return (
    <menu aria-label="できること">
      {actions.map(({ does, run }) => (
        <li key={does}>
          <button type="button" onClick={run}>
            {does}
          </button>
        </li>
      ))}
    </menu>
  )
}
const offered = () => page.getByRole('list', { name: 'できること' }).getByRole('button')
const choose = async (name: string, option: string) => {
  await dialog().getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option }).click()
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

describe('a record with steps', () => {
  it('shows where it stands and only the steps that lead out of there', async () => {
    await open(shelfApi(paidOrder))
    await expect.element(page.getByRole('list', { name: '進み具合' }).getByText('発送待ち')).toBeVisible()
    const names = page.getByRole('group', { name: '次の操作' }).getByRole('button').elements()
    expect(names.map((one) => one.textContent)).toEqual(['発送準備を始める', '発送済みにする', '取り消す'])
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('発送待ち')
  })

  it('offers the same steps to the palette, and to those who only look none', async () => {
    const opening = { type: 'order', screen: 'preview-by-id', beside: <Offered /> } as const
    const steps = () =>
      offered()
        .elements()
        .map((one) => one.textContent)
        .filter((name) => !['保存する', 'リンクをコピー'].includes(name))
    const shown = await openForm(shelfApi(paidOrder), opening)
    await expect.poll(steps).toEqual(['発送準備を始める', '発送済みにする', '取り消す'])
    await page.getByRole('list', { name: 'できること' }).getByRole('button', { name: '発送済みにする' }).click()
    await expect.element(dialog().getByRole('button', { name: '発送済みにする' })).toBeVisible()
    await shown.unmount()
    await openForm(shelfApi(paidOrder), { ...opening, role: 'viewer' })
    await expect.element(page.getByRole('list', { name: '進み具合' })).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'できること' }).getByText('リンクをコピー')).toBeVisible()
    expect(steps()).toEqual([])
  })

  it('asks for what the step needs, which may depend on what is chosen', async () => {
    const api = shelfApi(paidOrder)
    await open(api)
    await button('発送済みにする').click()
    await take('発送済みにする')
    await expect.element(dialog().getByText('選択してください。')).toBeVisible()
    await choose('配送会社', '宅配便')
    await take('発送済みにする')
    await expect.element(field('追跡番号')).toHaveAttribute('aria-invalid', 'true')
    expect(api.writes()).toEqual([])
    await field('追跡番号').fill('1234-5678')
    await field('メモ').fill('午前に集荷')
    await take('発送済みにする')
    await expect.element(page.getByText('「HK261121-00017」を発送済みにしました')).toBeVisible()
    expect(api.writes()).toMatchObject([{ body: { carrier: 'parcel', trackingNumber: '1234-5678', note: '午前に集荷' }, ifMatch: '"1"' }])
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('午前に集荷')).toBeVisible()
    await expect.element(button('配達完了にする')).toBeVisible()
  })

  it('needs no tracking number for mail', async () => {
    const api = shelfApi(paidOrder)
    await open(api)
    await button('発送済みにする').click()
    await choose('配送会社', '郵便')
    await take('発送済みにする')
    await expect.poll(() => api.record().status).toBe('shipped')
  })

  it('shows beside the field what only the server knows', async () => {
    const api = shelfApi({ ...paidOrder, status: 'delivered', state: 'delivered' })
    await open(api)
    await button('返品を受け付ける').click()
    await take('返品を受け付ける')
    await expect.element(field('メモ')).toHaveAttribute('aria-invalid', 'true')
    await field('メモ').fill('破損')
    api.next(() =>
      api.problem(422, 'invalid', { issues: [{ path: 'note', rule: 'tooLate', params: {}, message: '返品できる期間を過ぎています。' }] }),
    )
    await take('返品を受け付ける')
    await expect.element(field('メモ')).toHaveAccessibleDescription(/返品できる期間を過ぎています。/)
  })

  it('goes on with the newer record when somebody else has saved', async () => {
    const api = shelfApi(paidOrder)
    await open(api)
    await button('発送準備を始める').click()
    api.change({ memo: '急ぎ' })
    await take('発送準備を始める')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('ほかの人が先に更新しました')
    await take('発送準備を始める')
    await expect.poll(() => api.record()).toMatchObject({ status: 'preparing', memo: '急ぎ' })
  })

  it('says that it was oneself who saved in another tab', async () => {
    const api = shelfApi(paidOrder)
    await open(api)
    await button('発送準備を始める').click()
    api.change({ memo: '急ぎ', updatedBy: { id: 'a', name: '大家 港一' } })
    await take('発送準備を始める')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('別のタブで先に更新しました')
  })

  it('says that the step is gone', async () => {
    const api = shelfApi(paidOrder)
    await open(api)
    await button('発送準備を始める').click()
    api.change({ status: 'cancelled', state: 'cancelled' })
    await take('発送準備を始める')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('この操作はできません')
    expect(
      dialog()
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['閉じる'])
    await dialog().getByRole('button', { name: '閉じる' }).click()
    await expect.element(page.getByText('この状態から先の操作はありません。')).toBeVisible()
  })
})

describe('several steps in one dialog', () => {
  const goAsFarAs = (label: string) => dialog().getByText(label, { exact: true }).click()
  const fieldNames = () =>
    dialog()
      .getByRole('textbox')
      .elements()
      .map((one) => document.querySelector(`label[for="${one.id}"]`)?.textContent)

  it('asks only for what the chosen steps need, and runs them in one request', async () => {
    const api = shelfApi(waitingOrder)
    await open(api)
    await button('入金済みにする').click()
    expect(fieldNames()).toEqual(['振込名義', '入金額', 'メモ'])
    await goAsFarAs('発送済みにする')
    await expect.element(dialog().getByRole('combobox', { name: '配送会社' })).toBeVisible()
    expect(dialog().getByText('発送準備中').elements()).toHaveLength(1)
    await take('発送済みにする')
    await expect.element(dialog().getByText('選択してください。')).toBeVisible()
    expect(api.writes()).toEqual([])
    await field('振込名義').fill('ミホンタロウ')
    await choose('配送会社', '郵便')
    await take('発送済みにする')
    await expect.element(page.getByText('「HK261121-00017」を発送済みにしました')).toBeVisible()
    expect(api.writes()).toMatchObject([
      {
        path: expect.stringMatching(/\/transitions$/),
        body: { transitions: ['markPaid', 'prepare', 'ship'], changes: { payer: 'ミホンタロウ', carrier: 'mail' } },
        ifMatch: '"1"',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    await expect.element(button('配達完了にする')).toBeVisible()
  })

  it('stops where it was told to, and forgets what the steps after it would have taken', async () => {
    const api = shelfApi(waitingOrder)
    await open(api)
    await button('入金済みにする').click()
    await goAsFarAs('発送済みにする')
    await choose('配送会社', '郵便')
    await goAsFarAs('発送準備まで')
    await take('発送準備を始める')
    await expect.poll(() => api.record().status).toBe('preparing')
    expect(api.writes()).toMatchObject([{ body: { transitions: ['markPaid', 'prepare'], changes: {} } }])
  })

  it('is one step as before unless more are chosen', async () => {
    const api = shelfApi(waitingOrder)
    await open(api)
    await button('入金済みにする').click()
    await take('入金済みにする')
    await expect.poll(() => api.record().status).toBe('paid')
    expect(api.writes()).toMatchObject([{ path: expect.stringMatching(/\/markPaid$/), body: {} }])
  })

  it('says that the amount differs, and does not keep from going on', async () => {
    const api = shelfApi(waitingOrder)
    await open(api)
    await button('入金済みにする').click()
    await field('入金額').fill('540')
    await expect.element(field('入金額')).toHaveAccessibleDescription(/確認：合計と違います。/)
    await field('入金額').fill('5400')
    await expect.element(field('入金額')).not.toHaveAccessibleDescription(/合計と違います/)
    await field('入金額').fill('5300')
    await take('入金済みにする')
    await expect.poll(() => api.record()).toMatchObject({ status: 'paid', received: 5300 })
  })

  it('sends the same key again when the answer was lost', async () => {
    const api = shelfApi(waitingOrder)
    await open(api)
    await button('入金済みにする').click()
    await goAsFarAs('発送準備まで')
    api.next(() => api.problem(503, 'unavailable'))
    await take('発送準備を始める')
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await take('発送準備を始める')
    await expect.poll(() => api.record().status).toBe('preparing')
    const keys = api.writes().map(({ idempotencyKey }) => idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('is chosen with the keyboard', async () => {
    const api = shelfApi(waitingOrder)
    await open(api)
    await button('入金済みにする').click()
    await expect.element(dialog().getByRole('radio', { name: '入金だけ確認' })).toBeChecked()
    dialog().getByRole('radio', { name: '入金だけ確認' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(dialog().getByRole('radio', { name: '発送済みにする' })).toBeChecked()
    await expect.element(dialog().getByRole('combobox', { name: '配送会社' })).toBeVisible()
  })
})
