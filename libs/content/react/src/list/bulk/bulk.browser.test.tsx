import type { AnyContentType } from '@captain/content-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drinkRecord, listApi } from '../testing/list-api.ts'
import { catalogApi } from '../testing/catalog-api.ts'
import { dish, dishRecord, post, postRecord } from '../testing/catalog.ts'
import { openCatalog } from '../testing/open-catalog.tsx'
import { openList } from '../testing/open-list.tsx'

const EDIT = '/captain/tenant/cafe/drink/r0002/edit'

const pad = (place: number): string => String(place).padStart(4, '0')
const many = (count: number, isPublished = false) =>
  Array.from({ length: count }, (_unused, place) => drinkRecord(`r${pad(place)}`, `品${pad(place)}`, { isPublished }))

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const tick = (name: string) => page.getByRole('checkbox', { name: `「${name}」を選択` })
const tickPage = () => page.getByRole('checkbox', { name: 'このページをすべて選択' })

const isBulk = (input: RequestInfo | URL): boolean => (input instanceof Request ? input.url : input.toString()).includes('/bulk')

/** Records the bulk requests, and waits at `gate` before it answers each. */
const watched = (api: ReturnType<typeof listApi>, gate: () => Promise<void> = () => Promise.resolve()) => {
  const sent: Readonly<Record<string, unknown>>[] = []
  const fetch: typeof api.fetch = async (input, init) => {
    if (!isBulk(input)) return api.fetch(input, init)
    sent.push(typeof init?.body === 'string' ? (JSON.parse(init.body) as Readonly<Record<string, unknown>>) : {})
    await gate()
    return api.fetch(input, init)
  }
  return { ...api, fetch, sent }
}

const toastText = (): string => [...document.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent).join(' ')

// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1300, 800)
})

describe('what is selected', () => {
  it('stays over pages, and says how much of it is elsewhere', async () => {
    await openList(listApi(many(60)))
    await tick('品0003').click()
    await button('次の25件').click()
    await tick('品0030').click()
    await expect.element(page.getByText('2件を選択中')).toBeVisible()
    await expect.element(page.getByText('ほかのページの1件を含む')).toBeVisible()
    await tickPage().click()
    await expect.element(page.getByText('26件を選択中')).toBeVisible()
    await tickPage().click()
    await expect.element(page.getByText('1件を選択中')).toBeVisible()
  })

  it('is there again on the way back from a record', async () => {
    const { router } = await openList(listApi(many(30)))
    await tick('品0002').click()
    await tick('品0004').click()
    await router.navigate({ to: EDIT } as never)
    await expect.element(page.getByText('別の画面')).toBeVisible()
    router.history.back()
    await expect.element(page.getByText('2件を選択中')).toBeVisible()
    await expect.element(tick('品0004')).toHaveAttribute('aria-checked', 'true')
  })

  it('is all that match but those that are taken out, without their being read', async () => {
    const api = watched(listApi(many(60)))
    await openList(api)
    await tickPage().click()
    await button('条件に合う60件すべてを選択').click()
    await expect.element(page.getByText('条件に合う60件を選択中')).toBeVisible()
    await tick('品0001').click()
    await expect.element(page.getByText('条件に合う59件を選択中')).toBeVisible()
    await expect.element(page.getByText('1件を除外')).toBeVisible()
    await button('次の25件').click()
    await expect.element(tick('品0030')).toHaveAttribute('aria-checked', 'true')
    await button('削除').click()
    await expect.element(page.getByText('カフェの59件をごみ箱に移しました')).toBeVisible()
    expect(api.sent).toEqual([
      { action: 'delete', query: '', except: ['r0001'], limit: 0 },
      { action: 'delete', query: '', except: ['r0001'], limit: 200, after: '' },
    ])
    expect([api.record('r0000')?.deletedAt, api.record('r0001')?.deletedAt]).toEqual(['2026-11-21T00:00:00.000Z', null])
    await button('元に戻す').click()
    await expect.element(page.getByText('59件を元に戻しました')).toBeVisible()
    expect(api.record('r0000')?.deletedAt).toBe(null)
  })
})

describe('what publishing brings about besides', () => {
  const withNotices = {
    ...post,
    transitions: { publish: { notices: ({ sendsLetter }: { sendsLetter?: boolean }) => (sendsLetter === true ? ['letter'] : []) } },
  }
  const records = Array.from({ length: 30 }, (_unused, place) => ({
    ...postRecord(place, `記事${place}`, 'draft'),
    sendsLetter: place === 1,
  }))
  const counted = { done: 0, failed: [], operation: null, rest: { count: records.length, after: '' } }
  const api = catalogApi(records, { instead: (_method, path) => (path.endsWith('/bulk') ? Response.json(counted) : null) })
  const said = (text: string) => page.getByRole('dialog').getByText(text, { exact: true })
  const open = () => openCatalog({ api, type: withNotices as unknown as AnyContentType })
  const cancel = () => page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click()

  it('is said before it happens to many', async () => {
    await open()
    await tick('記事1').click()
    await button('公開する').click()
    await expect.element(said('読者に手紙が届きます。')).toBeVisible()
    await cancel()
    await tick('記事2').click()
    await button('公開する').click()
    await expect.element(said('うち1件：読者に手紙が届きます。')).toBeVisible()
    await cancel()
    await tickPage().click()
    await button('条件に合う30件すべてを選択').click()
    await button('公開する').click()
    await expect.element(said('当てはまるもの：読者に手紙が届きます。')).toBeVisible()
  })
})

describe('a large act', () => {
  it('counts exactly, asks for a tick, goes in passes and is taken back as one', async () => {
    const api = watched(listApi(many(1203)))
    await openList(api)
    await tickPage().click()
    await button('条件に合うすべて（1,000件以上）を選択').click()
    await expect.element(page.getByText('条件に合うすべて（1,000件以上）を選択中')).toBeVisible()
    await button('公開する').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/^カフェの1,203件を公開します。/)).toBeVisible()
    await dialog.getByRole('button', { name: '公開する' }).click()
    await expect.element(dialog.getByText('内容を確認して、チェックを入れてください。')).toBeVisible()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: '公開する' }).click()
    await expect.element(page.getByText('1,203件を公開しました')).toBeVisible()
    expect(api.sent.map(({ after, operation }) => [after, operation])).toEqual([
      [undefined, undefined],
      ['', undefined],
      ...[199, 399, 599, 799, 999, 1199].map((place) => [`r${pad(place)}`, 'operation-0']),
    ])
    await button('元に戻す').click()
    await expect.element(page.getByText('1,203件を元に戻しました')).toBeVisible()
    expect([api.record('r0000')?.['isPublished'], api.record('r1202')?.['isPublished']]).toEqual([false, false])
  })

  it('asks before it deletes what visitors see, and says how many they lose', async () => {
    const api = listApi([drinkRecord('a', 'コーヒー', { isPublished: true, state: 'on' }), drinkRecord('b', '緑茶')])
    await openList(api)
    await tick('コーヒー').click()
    await tick('緑茶').click()
    await button('削除').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('公開中の1件が、サイトで見られなくなります')).toBeVisible()
    expect(api.record('a')?.deletedAt).toBe(null)
    await dialog.getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText('カフェの2件をごみ箱に移しました')).toBeVisible()
  })

  it('asks before it deletes a hundred, not before ninety-nine', async () => {
    await openList(listApi(many(100)))
    await tickPage().click()
    await button('条件に合う100件すべてを選択').click()
    await button('削除').click()
    await expect.element(page.getByRole('dialog').getByText(/^カフェの100件をごみ箱に移します。/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click()
    await tick('品0000').click()
    await button('削除').click()
    await expect.element(page.getByText('カフェの99件をごみ箱に移しました')).toBeVisible()
  })

  it('shows how far it is, and stops after the pass that is on its way', async () => {
    let open = () => {}
    const api = watched(listApi(many(500)), () => new Promise((resolve) => (open = resolve)))
    await openList(api)
    await tickPage().click()
    await button('条件に合う500件すべてを選択').click()
    await button('編集…').click()
    await expect.poll(() => api.sent.length).toBe(1)
    open()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: '変更する項目' }).click()
    await page.getByRole('option', { name: 'ホット' }).click()
    ;(dialog.getByRole('switch', { name: 'ホット' }).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await dialog.getByRole('checkbox', { name: /対象にすることを確認/ }).click()
    await dialog.getByRole('button', { name: '500件に保存' }).click()
    await expect.element(page.getByText('0 / 500件')).toBeVisible()
    await expect.poll(() => api.sent.length).toBe(2)
    open()
    await expect.element(page.getByText('200 / 500件')).toBeVisible()
    await button('中止する').click()
    await expect.element(button('中止しています')).toBeDisabled()
    open()
    await expect.element(page.getByText('400件を変更しました')).toBeVisible()
    await expect.poll(toastText).toContain('中止したため、残りの100件は変更していません。')
    expect(api.sent).toHaveLength(3)
    expect(api.sent[1]).toMatchObject({ action: 'edit', changes: { isHot: true } })
  })

  it('goes on in a toast when its list is left, and tells how it ended', async () => {
    let open = () => {}
    const api = watched(listApi(many(50)), () => new Promise((resolve) => (open = resolve)))
    const { router } = await openList(api)
    await tickPage().click()
    await button('削除').click()
    await expect.element(page.getByText('0 / 25件')).toBeVisible()
    await router.navigate({ to: EDIT } as never)
    await expect.element(page.getByText('別の画面')).toBeVisible()
    await expect.element(page.getByRole('status').getByText('ごみ箱に移しています')).toBeVisible()
    await expect.element(button('中止する')).toBeVisible()
    open()
    await expect.element(page.getByText('カフェの25件をごみ箱に移しました')).toBeVisible()
    await expect.element(button('中止する')).not.toBeInTheDocument()
  })

  it('may be let go after ten seconds, and leaves the list free', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    let open = () => {}
    const api = watched(listApi(many(50)), () => new Promise((resolve) => (open = resolve)))
    await openList(api)
    await tickPage().click()
    await button('削除').click()
    await expect.element(page.getByText('0 / 25件')).toBeVisible()
    await expect.element(button('バックグラウンドで続ける')).not.toBeInTheDocument()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await button('バックグラウンドで続ける').click()
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await expect.element(page.getByText('ごみ箱に移しています')).toBeVisible()
    open()
    await expect.element(page.getByText('カフェの25件をごみ箱に移しました')).toBeVisible()
  })

  it('says why it did not begin, or where it broke off', async () => {
    const api = listApi(many(60))
    let isDown = true
    const down: typeof api.fetch = (input, init) =>
      isDown && isBulk(input) ? Promise.reject(new TypeError('Failed to fetch')) : api.fetch(input, init)
    await openList({ ...api, fetch: down })
    await tickPage().click()
    await button('条件に合う60件すべてを選択').click()
    await button('削除').click()
    await expect.element(page.getByRole('alert').getByText(/サーバーに接続できません/)).toBeVisible()
    await expect.element(page.getByText('条件に合う60件を選択中')).toBeVisible()
    isDown = false
    await button('削除').click()
    await expect.element(page.getByText('カフェの60件をごみ箱に移しました')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('records that can not be changed', () => {
  it('are not asked about when the act would change none of them', async () => {
    const api = watched(listApi([drinkRecord('a', 'コーヒー', { isPublished: true }), drinkRecord('b', '緑茶')]))
    await openList(api)
    await tick('コーヒー').click()
    await button('公開する').click()
    await expect.element(page.getByText('選択した記録に、この操作の対象はありません')).toBeVisible()
    await tick('緑茶').click()
    await button('公開する').click()
    await expect.element(page.getByRole('dialog').getByText(/^カフェの「緑茶」を公開します。/)).toBeVisible()
    expect(api.sent).toEqual([])
  })

  it('are named with the reason and the way to where it is put right', async () => {
    await openList(listApi(many(8), ['r0002', 'r0005']))
    await tickPage().click()
    await button('公開する').click()
    await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click()
    await expect.element(page.getByText('6件を公開しました')).toBeVisible()
    const toast = page.getByRole('alert')
    await expect.element(toast.getByText('2件を公開できませんでした')).toBeVisible()
    await expect.element(toast.getByRole('link', { name: '「品0002」' })).toHaveAttribute('href', EDIT)
    await expect.poll(() => toast.element().textContent).toContain('「説明」を入力してください。')
  })

  it('lead to those that hold on to them', async () => {
    const api = listApi(many(2))
    const user = { type: 'drink', id: 'r0001', title: { ja: '品0001', en: null }, onDelete: 'restrict' }
    const held = { id: 'r0000', title: { ja: '品0000', en: null }, code: 'in-use', message: '使われています', issues: [] }
    const answer = { done: 0, failed: [{ ...held, usedBy: { first: [user], count: 7 } }], operation: null, rest: null }
    const fetch: typeof api.fetch = (input, init) =>
      isBulk(input)
        ? Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
        : api.fetch(input, init)
    await openList({ ...api, fetch })
    await tick('品0000').click()
    await button('削除').click()
    const toast = page.getByRole('alert')
    await expect.element(toast.getByText('次の記録で使われているため、削除できません。', { exact: false })).toBeVisible()
    await expect.element(toast.getByRole('link', { name: '「品0001」' })).toHaveAttribute('href', '/captain/tenant/cafe/drink/r0001/edit')
    await expect.element(toast.getByText('ほか6件')).toBeVisible()
  })
})

describe('a result with schedules', () => {
  const answering = (answer: object, isPublished: boolean) => {
    const api = listApi(many(3, isPublished))
    const fetch: typeof api.fetch = (input, init) =>
      isBulk(input)
        ? Promise.resolve(
            new Response(JSON.stringify({ failed: [], operation: null, rest: null, ...answer }), {
              headers: { 'content-type': 'application/json' },
            }),
          )
        : api.fetch(input, init)
    return { ...api, fetch }
  }
  const run = async (answer: object, action: string) => {
    await openList(answering(answer, action === '非公開にする'))
    await tickPage().click()
    await button(action).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
  }

  it('calls public only what is', async () => {
    await run({ done: 3, scheduled: 2 }, '公開する')
    await expect.element(page.getByText('1件を公開しました。2件の公開を予約しました')).toBeVisible()
  })

  it('says that all of them wait', async () => {
    await run({ done: 3, scheduled: 3 }, '公開する')
    await expect.element(page.getByText('3件の公開を予約しました')).toBeVisible()
    expect(page.getByText(/公開しました/).elements()).toEqual([])
  })

  it('says that schedules were cancelled', async () => {
    await run({ done: 3, scheduled: 1 }, '非公開にする')
    await expect.element(page.getByText('2件を非公開にしました。1件の公開予約を取り消しました')).toBeVisible()
  })
})

describe('the dialog for many', () => {
  it('asks for a field, checks it, and leaves what is not asked', async () => {
    const api = watched(listApi(many(5)))
    await openList(api)
    await tickPage().click()
    await button('編集…').click()
    const dialog = page.getByRole('dialog', { name: '5件をまとめて編集' })
    await dialog.getByRole('button', { name: '5件に保存' }).click()
    await expect.element(dialog.getByText('変更する項目を選択してください。')).toBeVisible()
    await dialog.getByRole('combobox', { name: '変更する項目' }).click()
    await page.getByRole('option', { name: '量' }).click()
    await dialog.getByRole('textbox', { name: '量' }).fill('3000')
    await dialog.getByRole('button', { name: '5件に保存' }).click()
    await expect.element(dialog.getByRole('textbox', { name: '量' })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: '量' }).fill('350')
    await dialog.getByRole('button', { name: '5件に保存' }).click()
    await expect.element(page.getByText('5件を変更しました')).toBeVisible()
    expect(api.sent).toEqual([{ action: 'edit', changes: { milliliters: 350 }, ids: ['r0000', 'r0001', 'r0002', 'r0003', 'r0004'] }])
    await button('元に戻す').click()
    await expect.poll(() => api.record('r0000')?.['milliliters']).toBe(200)
  })

  const edit = async (field: string) => {
    await button('編集…').click()
    const dialog = page.getByRole('dialog', { name: /をまとめて編集$/ })
    await dialog.getByRole('combobox', { name: '変更する項目' }).click()
    await page.getByRole('option', { name: field }).click()
    return dialog
  }
  const choose = async (dialog: Awaited<ReturnType<typeof edit>>, part: string, option: string) => {
    await dialog.getByRole('combobox', { name: part }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const taxed = () => [
    drinkRecord('a', '食品', { price: { amount: 900, taxMode: 'included', taxRate: 'reduced' } }),
    drinkRecord('b', '酒', { price: { amount: 900, taxMode: 'excluded', taxRate: 'standard' } }),
  ]

  it('changes the amount of prices and keeps the tax of each, unless one is chosen', async () => {
    const api = watched(listApi(taxed()))
    await openList(api)
    await tickPage().click()
    const dialog = await edit('価格')
    await expect.element(dialog.getByRole('combobox', { name: '税の扱い' })).toHaveValue('変更しない（それぞれのまま）')
    await expect.element(dialog.getByRole('combobox', { name: '税率' })).toHaveValue('変更しない（それぞれの税率のまま）')
    await dialog.getByRole('textbox', { name: '金額（円）' }).fill('1234')
    expect(dialog.element().querySelector('output')?.textContent, 'no total without a tax').toBe('')
    await dialog.getByRole('button', { name: '2件に保存' }).click()
    await expect.element(page.getByText('2件を変更しました')).toBeVisible()
    expect(api.sent).toEqual([{ action: 'edit', changes: { price: { amount: 1234 } }, ids: ['a', 'b'] }])
  })

  it('sends the tax that is chosen, before or after the amount', async () => {
    const api = watched(listApi(taxed()))
    await openList(api)
    await tickPage().click()
    const dialog = await edit('価格')
    await choose(dialog, '税の扱い', '税抜')
    await choose(dialog, '税率', '標準税率')
    await dialog.getByRole('textbox', { name: '金額（円）' }).fill('1000')
    await expect.poll(() => dialog.element().querySelector('output')?.textContent).toBe('税込 ¥1,100 (10%)')
    await choose(dialog, '税率', '軽減税率')
    await choose(dialog, '税の扱い', '変更しない（それぞれのまま）')
    await dialog.getByRole('button', { name: '2件に保存' }).click()
    await expect.element(page.getByText('2件を変更しました')).toBeVisible()
    expect(api.sent).toMatchObject([{ action: 'edit', changes: { price: { amount: 1000, taxRate: 'reduced' } } }])
    expect(api.sent[0]?.['changes']).not.toHaveProperty('price.taxMode')
  })

  it('changes the tax alone, and keeps the amount of each price', async () => {
    const api = watched(listApi(taxed()))
    await openList(api)
    await tickPage().click()
    const dialog = await edit('価格')
    const note = dialog.getByText('空欄のまま保存すると、いまの値は消えます。')
    await dialog.getByRole('textbox', { name: '金額（円）' }).fill('1')
    await dialog.getByRole('textbox', { name: '金額（円）' }).fill('')
    await expect.element(note).toBeVisible()
    await choose(dialog, '税率', '非課税')
    await expect.element(note).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: '2件に保存' }).click()
    await expect.element(page.getByText('2件を変更しました')).toBeVisible()
    expect(api.sent).toEqual([{ action: 'edit', changes: { price: { taxRate: 'exempt' } }, ids: ['a', 'b'] }])
  })

  it('says that an empty field is cleared only where it can be', async () => {
    await openCatalog({ api: catalogApi([dishRecord(1, '味噌汁'), dishRecord(2, '豚汁')]), type: dish })
    await tickPage().click()
    const note = () => [...document.querySelectorAll('p')].flatMap(({ textContent }) => (textContent.includes('空欄') ? [textContent] : []))
    const add = async (dialog: Awaited<ReturnType<typeof edit>>, field: string) => {
      await dialog.getByRole('combobox', { name: 'さらに変更する項目' }).click()
      await page.getByRole('option', { name: field }).click()
      await expect.element(dialog.getByRole('button', { name: `「${field}」を変更しない` })).toBeVisible()
    }
    const dialog = await edit('分類')
    await expect.element(dialog.getByRole('button', { name: '「分類」を変更しない' })).toBeVisible()
    expect(note(), 'required').toEqual([])
    await add(dialog, '温かい')
    expect(note(), 'never empty').toEqual([])
    await add(dialog, 'おすすめ度')
    expect(note()).toEqual(['「おすすめ度」は、空欄のまま保存すると、いまの値が消えます。'])
    await dialog.getByRole('button', { name: '「分類」を変更しない' }).click()
    await dialog.getByRole('button', { name: '「温かい」を変更しない' }).click()
    expect(note()).toEqual(['空欄のまま保存すると、いまの値は消えます。'])
  })
})

it('fits a phone', async () => {
  await page.viewport(390, 844)
  await openList(listApi(many(60)))
  await button('「品0000」の操作').click()
  await page.getByRole('menuitem', { name: '選択' }).click()
  await expect.element(page.getByText('1件を選択中')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
