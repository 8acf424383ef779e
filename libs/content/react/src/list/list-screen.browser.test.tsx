import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drinkRecord, listApi } from './testing/list-api.ts'
import { openList } from './testing/open-list.tsx'

const three = () => [drinkRecord('a', 'コーヒー'), drinkRecord('b', '緑茶', { isPublished: true }), drinkRecord('c', 'ラテ')]
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const selectTwo = async () => {
  await page.getByRole('checkbox', { name: '「コーヒー」を選択' }).click()
  await page.getByRole('checkbox', { name: '「ラテ」を選択' }).click()
  await expect.element(page.getByText('2件を選択中')).toBeVisible()
}

// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

const boxOf = (element: Element) => element.getBoundingClientRect()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1300, 800)
})

describe('the place of the focus', () => {
  const focused = () => document.activeElement?.closest('[data-row]')?.querySelector('[data-row-target]')?.textContent
  const press = async (name: string) => {
    await expect.element(button(name)).toBeVisible()
    button(name).element().focus()
    await userEvent.keyboard('{Enter}')
  }

  it('moves to the row that follows a deleted one, and stays there when that comes back', async () => {
    await openList(listApi(three()))
    const name = page.getByRole('link', { name: 'コーヒー', exact: true })
    await press('「コーヒー」の操作')
    await page.getByRole('menuitem', { name: '削除' }).click()
    await expect.element(name).not.toBeInTheDocument()
    await expect.poll(focused).toBe('緑茶')
    await press('元に戻す')
    await expect.element(name).toBeVisible()
    await expect.poll(focused).toBe('緑茶')
  })
})

describe('acts on several records', () => {
  it('deletes them, says how many, and brings them back', async () => {
    const api = listApi(three())
    await openList(api)
    await selectTwo()
    await button('削除').click()
    await expect.element(page.getByText('カフェの2件をごみ箱に移しました')).toBeVisible()
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
    await expect.element(row('コーヒー')).not.toBeInTheDocument()
    await button('元に戻す').click()
    await expect.element(row('コーヒー')).toBeVisible()
    expect(['a', 'c'].map((id) => api.record(id)?.deletedAt)).toEqual([null, null])
  })

  it('publishes them after a question that says how many', async () => {
    const api = listApi(three())
    await openList(api)
    await selectTwo()
    await button('公開する').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/^カフェの2件を公開します。/)).toBeVisible()
    await dialog.getByRole('button', { name: '公開する' }).click()
    await expect.element(page.getByText('2件を公開しました')).toBeVisible()
    expect(['a', 'c'].map((id) => api.record(id)?.['isPublished'])).toEqual([true, true])
  })

  it('tells which one could not be published and why', async () => {
    await openList(listApi(three(), ['c']))
    await selectTwo()
    await button('公開する').click()
    await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click()
    await expect.element(page.getByText('「コーヒー」を公開しました')).toBeVisible()
    await expect.element(page.getByText('「ラテ」を公開できませんでした')).toBeVisible()
  })
})

describe('an act that the server refuses', () => {
  const reason = '「写真」「説明」を入力してください。「量」：2,000以下の数値を入力してください。'

  it('names the record and the fields when one is published from its menu', async () => {
    const { router } = await openList(listApi(three(), ['a']))
    await page.getByRole('button', { name: '「コーヒー」の操作' }).click()
    await page.getByRole('menuitem', { name: '公開する…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click()
    const toast = page.getByRole('alert')
    await expect.element(toast.getByText('「コーヒー」を公開できませんでした')).toBeVisible()
    await expect.poll(() => toast.element().textContent).toContain(reason)
    await expect.element(page.getByText(/を公開しました/)).not.toBeInTheDocument()
    await toast.getByRole('button', { name: '編集する' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/captain/tenant/cafe/drink/a/edit')
  })

  it('names the fields when its switch is pressed, and takes the switch back', async () => {
    await openList(listApi(three(), ['a']))
    const publish = page.getByRole('switch', { name: 'コーヒー：公開（非公開）' })
    await publish.click()
    const toast = page.getByRole('alert')
    await expect.element(toast.getByText('「コーヒー」の「公開する」を切り替えられませんでした')).toBeVisible()
    await expect.poll(() => toast.element().textContent).toContain(reason)
    await expect.element(toast.getByRole('button', { name: '編集する' })).toBeVisible()
    await expect.element(publish).not.toBeChecked()
  })
})

describe('paging', () => {
  const many = () => Array.from({ length: 60 }, (_, index) => drinkRecord(`r${index}`, `品${index + 1}番`))

  it('keeps the focus on the button, on the last page as on the first', async () => {
    await openList(listApi(many()))
    const next = button('次の25件')
    const before = button('前の25件')
    await expect.element(before).toHaveAttribute('aria-disabled', 'true')
    ;(next.element() as HTMLElement).focus()
    for (const first of ['品26番', '品51番']) {
      await userEvent.keyboard('{Enter}')
      await expect.element(row(first)).toBeVisible()
      await expect.element(next).toHaveFocus()
    }
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('51–60件目')).toBeVisible()
    ;(before.element() as HTMLElement).focus()
    for (const first of ['品26番', '品1番']) {
      await userEvent.keyboard('{Enter}')
      await expect.element(row(first)).toBeVisible()
      await expect.element(before).toHaveFocus()
    }
  })
})

describe('a row', () => {
  it('has room of its own for its acts', async () => {
    await openList(listApi(three()))
    await row('コーヒー').hover()
    const state = row('コーヒー').getByRole('switch', { name: 'コーヒー：公開（非公開）' })
    const actions = row('コーヒー').getByRole('button', { name: '「コーヒー」をプレビュー' })
    await expect.element(row('コーヒー').getByRole('button', { name: '「コーヒー」を編集' })).toBeVisible()
    expect(boxOf(actions.element()).left).toBeGreaterThanOrEqual(boxOf(state.element()).right)
    expect(document.elementFromPoint(boxOf(state.element()).right - 4, boxOf(state.element()).top + 14)?.closest('button')).toBe(
      state.element(),
    )
  })

  it('shows the whole word beside its switch in English too', async () => {
    await page.viewport(1000, 800)
    await openList(listApi(three()), { locale: 'en' })
    const publish = row('コーヒー').getByRole('switch', { name: 'コーヒー: Published (Unpublished)' })
    await expect.element(publish).toBeVisible()
    const cell = publish.element().parentElement
    expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
  })

  it('tells a viewer the state by dot and word', async () => {
    await openList(listApi(three()), { role: 'viewer' })
    await expect.element(row('緑茶').getByText('公開中')).toBeVisible()
    await expect.element(row('コーヒー').getByText('非公開')).toBeVisible()
  })

  it.each(['ja', 'en'] as const)('can be named by what is seen of it (%s)', async (locale) => {
    const api = listApi([...three(), drinkRecord('d', '麦茶', { deletedAt: '2026-11-20T00:00:00.000Z' })])
    const { router } = await openList(api, { locale })
    const misnamed = () =>
      [...document.querySelectorAll<HTMLElement>(':is(a, button)[aria-label]')].filter(
        ({ innerText, ariaLabel }) => !ariaLabel?.toLowerCase().includes(innerText.trim().toLowerCase()),
      )
    await expect.element(row('緑茶')).toBeVisible()
    expect(page.getByRole('switch').elements()).toHaveLength(6)
    expect(misnamed().map(({ ariaLabel }) => ariaLabel)).toEqual([])
    expect([...document.querySelectorAll('th')].filter((th) => th.textContent === '' && th.querySelector('button') === null)).toEqual([])
    await router.navigate({ to: '.', search: { trash: true } } as never)
    await expect.element(row('麦茶')).toBeVisible()
    expect(misnamed().map(({ ariaLabel }) => ariaLabel)).toEqual([])
  })
})

describe('on the narrowest phone', () => {
  it('cuts off none of what a row says', async () => {
    await page.viewport(320, 700)
    await openList(listApi([drinkRecord('a', 'コーヒー', { price: { amount: 123_456, taxMode: 'excluded', taxRate: 'standard' } })]))
    const words = page.getByRole('listitem').getByText('¥135,801', { exact: false })
    await expect.element(words).toBeVisible()
    const facts = words.element().parentElement as HTMLElement
    expect(getComputedStyle(facts).maskImage).toBe('none')
    for (const fact of facts.children) {
      expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth)
      expect(boxOf(fact).right).toBeLessThanOrEqual(boxOf(facts).right)
      expect(boxOf(fact).bottom).toBeLessThanOrEqual(boxOf(facts).bottom)
    }
    expect(facts.scrollWidth).toBeLessThanOrEqual(facts.clientWidth)
  })
})

describe('a page whose cursor is spoiled', () => {
  it('is left for the first page', async () => {
    const api = listApi([drinkRecord('a', '珈琲')])
    const refused = { type: 'x', title: 'リクエストの指定が正しくありません', status: 400, code: 'malformed-parameter', parameter: 'after' }
    const fetch: typeof api.fetch = async (input, init) =>
      (input instanceof Request ? input.url : input.toString()).includes('after=zzz')
        ? Response.json(refused, { status: 400, headers: { 'content-type': 'application/problem+json' } })
        : api.fetch(input, init)
    const { router } = await openList({ ...api, fetch }, { search: '?after=zzz&sort=name' })
    await expect.element(page.getByText('一覧を読み込めませんでした')).toBeVisible()
    await expect.element(button('もう一度読み込む')).not.toBeInTheDocument()
    await button('最初のページへ').click()
    await expect.element(page.getByRole('link', { name: '珈琲' })).toBeVisible()
    expect(router.state.location.searchStr).toBe('?sort=name')
  })
})

describe('a session that has ended', () => {
  it('offers the way back in, and the list comes once it has been taken', async () => {
    const api = listApi([drinkRecord('a', '珈琲')])
    let hasEnded = true
    const fetch: typeof api.fetch = async (input, init) => (hasEnded ? new Response('{}', { status: 401 }) : api.fetch(input, init))
    await openList({ ...api, fetch })
    await expect.element(page.getByRole('link', { name: '別のタブでログイン' })).toHaveAttribute('href', '/auth/login')
    hasEnded = false
    await page.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect.element(page.getByRole('link', { name: '珈琲' })).toBeVisible()
  })
})
