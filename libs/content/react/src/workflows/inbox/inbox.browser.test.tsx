import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { loadWords, openForm, question } from '../../form/testing/open-form.tsx'
import { shelfApi } from '../../form/testing/shelf-api.ts'
import { tenant } from '../../form/testing/shelf-content.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const note = () => page.getByRole('textbox', { name: '返信・対応メモ' })
const open = (api: ReturnType<typeof shelfApi>, role: 'viewer' | 'editor' = 'editor') =>
  openForm(api, { type: 'mail', screen: 'preview-by-id', role })

/** The number of waiting messages in the app frame. */
const Waiting = ({ api, countsOf }: { readonly api: ReturnType<typeof shelfApi>; readonly countsOf: string }) => {
  const { data } = useQuery({
    queryKey: ['waiting', countsOf],
    queryFn: async () => (api.record().status === 'new' ? 1 : 0),
    staleTime: Infinity,
    meta: { countsOf },
  })
  return <span>{data}</span>
}
const steps = (api: ReturnType<typeof shelfApi>) => api.writes().map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

describe('a message', () => {
  it('shows what was written, and is read once it has been opened', async () => {
    const api = shelfApi(question)
    await open(api)
    await expect.element(page.getByText(/5名で行けますか。/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '予約について', level: 1 })).toBeVisible()
    await expect.poll(() => api.calls.filter(({ path }) => path.endsWith('/read'))).toHaveLength(1)
    expect(page.getByRole('textbox', { name: '件名' }).elements()).toEqual([])
    expect(api.writes()).toEqual([])
  })

  it('is a letter with its line breaks, and beside it who wrote it', async () => {
    await open(shelfApi({ ...question, phone: '03-0000-0901' }))
    const text = page.getByText(/5名で行けますか。/)
    await expect.element(text).toBeVisible()
    expect((text.element() as HTMLElement).innerText).toBe('5名で行けますか。\n窓側を希望します。')
    const sender = page.getByRole('region', { name: '送信者' })
    await expect.element(sender.getByText('港 花子')).toBeVisible()
    await expect.element(sender.getByRole('link', { name: 'guest@mail.example' })).toHaveAttribute('href', 'mailto:guest@mail.example')
    await expect.element(sender.getByRole('link', { name: '03-0000-0901' })).toHaveAttribute('href', 'tel:0300000901')
    await expect.element(page.getByText('CF-20261120-0001')).not.toBeVisible()
    await page.getByText('受付', { exact: true }).click()
    await expect.element(page.getByText('CF-20261120-0001')).toBeVisible()
  })

  it('is answered the way that the sender asked for', async () => {
    const main = () => document.querySelector('aside :is(a, button)[data-variant="filled"]')
    const asking = { ...question, phone: '+81 3-0000-0901', answerBy: 'phone' }
    const shown = await open(shelfApi(asking))
    await expect.element(page.getByText('電話での返信を希望しています。')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '電話をかける' })).toHaveAttribute('href', 'tel:+81300000901')
    expect(main()?.textContent).toBe('電話をかける')
    expect(document.querySelectorAll('aside [data-variant="filled"]')).toHaveLength(1)
    await shown.unmount()
    const unasked = await open(shelfApi({ ...question, phone: '03-0000-0901' }))
    await expect.element(page.getByRole('link', { name: '電話をかける' })).toBeVisible()
    expect(main()?.textContent).toBe('メールで返信')
    await unasked.unmount()
    await open(shelfApi({ ...asking, answerBy: 'none' }))
    await expect.element(page.getByText('返信は不要とのことです。')).toBeVisible()
    expect(main()).toBeNull()
  })

  it('is done only with a note, which is saved with it', async () => {
    const api = shelfApi(question)
    await open(api)
    await button('対応済みにする').click()
    await expect.element(note()).toHaveFocus()
    await expect.element(note()).toHaveAttribute('aria-invalid', 'true')
    expect(api.writes()).toEqual([])
    await note().fill('電話で返事をしました')
    await button('対応済みにする').click()
    await expect.element(page.getByText('「予約について」を対応済みにしました')).toBeVisible()
    expect(steps(api)).toEqual(['PATCH ' + api.id(), 'POST finish'])
    expect(api.writes()[0]?.body).toEqual({ replyNote: '電話で返事をしました' })
    await expect.element(button('対応中に戻す')).toBeVisible()
    await expect.element(button('対応を始める')).not.toBeInTheDocument()
  })

  it('goes to the spam at once and comes back by one press, and whatever counts it counts again', async () => {
    const api = shelfApi(question)
    const beside = (
      <p data-testid="waiting">
        <Waiting api={api} countsOf={tenant.slug} /> / <Waiting api={api} countsOf="any" /> / <Waiting api={api} countsOf="another" />
      </p>
    )
    await openForm(api, { type: 'mail', screen: 'preview-by-id', beside })
    await expect.element(page.getByTestId('waiting')).toHaveTextContent('1 / 1 / 1')
    await button('迷惑メールにする').click()
    await expect.element(page.getByTestId('waiting')).toHaveTextContent('0 / 0 / 1')
    await button('元に戻す').click()
    await expect.element(page.getByTestId('waiting')).toHaveTextContent('1 / 1 / 1')
    expect(api.record().status).toBe('new')
    expect(steps(api)).toEqual(['POST markSpam', 'POST notSpam'])
  })

  it('keeps who sees to it and shows what happened', async () => {
    const api = shelfApi(question)
    await open(api)
    await page.getByRole('combobox', { name: '担当者' }).click()
    await page.getByRole('option', { name: /喫茶 編/ }).click()
    await button('保存').click()
    await expect.poll(() => api.record()['assignee']).toBe('b')
    await button('対応を始める').click()
    await expect.element(page.getByText(/大家 港一/)).toBeVisible()
  })

  it('tells when somebody else has handled it meanwhile', async () => {
    const api = shelfApi(question)
    await open(api)
    await expect.element(button('対応を始める')).toBeVisible()
    api.change({ status: 'done', state: 'done', replyNote: '済み' })
    await button('対応を始める').click()
    await expect.element(page.getByText(/状態がほかの人によって変わりました/)).toBeVisible()
    await expect.element(button('対応中に戻す')).toBeVisible()
  })

  it('goes to the trash from its own screen', async () => {
    const api = shelfApi(question)
    await open(api)
    await button('削除').click()
    await expect.element(page.getByText('カフェの「予約について」をごみ箱に移しました')).toBeVisible()
    expect(steps(api)).toEqual(['DELETE ' + api.id()])
  })

  it('stays while others hold on to it, and leads to them', async () => {
    const api = shelfApi(question)
    await open(api)
    const usedBy = [{ type: 'drink', id: '01M7YS4WY3HSZYWPGDXEV0YMFU', title: { ja: '珈琲', en: null }, onDelete: 'restrict' }]
    api.next(() => api.problem(409, 'in-use', { usedBy }))
    await button('削除').click()
    const link = page.getByRole('link', { name: '「珈琲」' })
    await expect.element(link).toHaveAttribute('href', '/captain/tenant/cafe/drink/01M7YS4WY3HSZYWPGDXEV0YMFU/edit')
  })

  it('is text to those who only read', async () => {
    const api = shelfApi(question)
    await open(api, 'viewer')
    await expect.element(page.getByText(/5名で行けますか。/)).toBeVisible()
    await expect.element(page.getByText('閲覧のみ')).toBeVisible()
    for (const name of ['対応済みにする', '削除', '保存']) await expect.element(button(name)).not.toBeInTheDocument()
    expect(page.getByRole('textbox').elements()).toEqual([])
  })

  it('is told to be gone', async () => {
    const api = shelfApi(question)
    const gone = { ...api, fetch: () => Promise.resolve(api.problem(404, 'not-found')) }
    await open(gone)
    await expect.element(page.getByText('このお問い合わせは見つかりません')).toBeVisible()
  })
})

describe('the list of messages', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 1000).toISOString()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

  it('marks what one has not read, and how long it waits', async () => {
    const system = {
      createdAt: ago(5),
      updatedAt: ago(5),
      updatedBy: null,
      localeUpdatedAt: { ja: ago(5), en: null },
      lockVersion: 1,
      deletedAt: null,
    }
    const letters = [
      { ...question, ...system, id: '1', subject: '未読の件', excerpt: '5名で行けますか。 窓側を希望します。' },
      {
        ...question,
        ...system,
        id: '2',
        subject: '既読の件',
        createdAt: ago(1),
        readAt: ago(0),
        state: 'inProgress',
        status: 'inProgress',
      },
      { ...question, ...system, id: '3', subject: '済んだ件', readAt: ago(0), state: 'done', status: 'done' },
    ]
    await openForm(shelfApi(question, letters), { type: 'mail', screen: 'list' })
    await expect.element(row('未読の件')).toMatchTextContent(/未読未読の件5名で行けますか。 窓側を希望します。/)
    await expect.element(row('未読の件')).toMatchTextContent(/5日経過（期限超過）/)
    await expect.element(row('既読の件')).toMatchTextContent(/1日経過/)
    expect(row('既読の件').element().textContent).not.toContain('未読')
    expect(row('済んだ件').elements()).toEqual([])
    await page
      .getByRole('group', { name: '状態' })
      .getByRole('button', { name: /すべて/ })
      .click()
    await expect.element(row('済んだ件')).not.toMatchTextContent(/経過/)
  })
})
