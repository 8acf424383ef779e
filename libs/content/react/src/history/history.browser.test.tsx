import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { coffee, evening, loadWords, openForm } from '../form/testing/open-form.tsx'
import { shelfApi } from '../form/testing/shelf-api.ts'

const PAST = { ...coffee, name: { ja: '月曜の珈琲', en: null }, milliliters: 180, sizes: [{ label: '大' }, { label: '特大' }] }

const event = (id: string, action: string, more: object = {}) => ({
  id,
  at: `2026-11-2${id}T05:00:00.000Z`,
  by: { id: 'b', name: '喫茶 編' },
  impersonator: null,
  action,
  changedFields: [],
  note: null,
  ...more,
})
const EVENTS = [
  event('3', 'update', { changedFields: ['milliliters'], impersonator: { id: 'a', name: '管理 花子' } }),
  event('2', 'delete', { note: '季節外れのため' }),
]

/** A record with one older revision, in addition to the test API. */
const withHistory = (api: ReturnType<typeof shelfApi>, past: object = PAST): ReturnType<typeof shelfApi> => {
  const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  const by = { id: 'b', name: '喫茶 編' }
  const items = [
    { number: 2, createdAt: '2026-11-20T05:00:00.000Z', createdBy: by, changedFields: ['name'] },
    { number: 1, createdAt: '2026-11-01T05:00:00.000Z', createdBy: by, changedFields: ['name', 'milliliters'] },
  ]
  return {
    ...api,
    fetch: (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input, window.location.origin).pathname
      if (path.endsWith('/revisions')) return answer({ items })
      if (path.endsWith('/events')) {
        const isLater = new URL(input instanceof Request ? input.url : input, window.location.origin).searchParams.get('after') === 'more'
        return answer(isLater ? { items: [event('1', 'create')], next: null } : { items: EVENTS, next: 'more' })
      }
      if (path.endsWith('/revisions/1')) return answer({ ...api.record(), ...past, lockVersion: 1, updatedAt: items[1]?.createdAt })
      if (!path.endsWith('/revisions/1/restore')) return api.fetch(input, init)
      const address = window.location.origin + path.replace('/revisions/1/restore', '')
      return api.fetch(address, { ...init, method: 'PATCH', body: JSON.stringify({ ...past, sortOrder: 10 }) })
    },
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const amount = () => page.getByRole('textbox', { name: '量' })
const openPast = async (api: ReturnType<typeof shelfApi>) => {
  await openForm(withHistory(api))
  await button('変更履歴').click()
  await button(/2026\/11\/01/).click()
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

describe('an older revision', () => {
  it('shows by words and rows how it differs from the present', async () => {
    await openPast(shelfApi({ ...coffee, name: { ja: '火曜の珈琲', en: null } }))
    const drawer = page.getByRole('dialog', { name: '変更履歴' })
    await expect.element(drawer.getByText('月', { exact: true })).toBeVisible()
    const marks = (tag: string) => [...document.querySelectorAll(`dd ${tag}`)].map((one) => one.textContent)
    expect(marks('del')).toEqual(['月', '180', expect.stringContaining('特大')])
    expect(marks('ins')).toEqual(['火', '200', expect.stringContaining('小')])
  })

  it('marks the changed block of a document only, in whatever order the database returns the rest', async () => {
    const url = '/media/cafe/01M7YS4WY3HSZYWPGDXEV0YMFR.webp'
    const looks = { withBorder: false, withBackground: false, stretched: false }
    const [id, width, height] = ['01M7YS4WY3HSZYWPGDXEV0YMFR', 1200, 800]
    const saved = { id: 'bbbbbbbbbb', type: 'image', data: { file: { id, width, height, url }, caption: '<b>凪</b>', alt: '港', ...looks } }
    const stored = {
      id: 'bbbbbbbbbb',
      data: {
        alt: '港',
        file: { id, url, width, height },
        caption: '<b>凪</b>',
        stretched: false,
        withBorder: false,
        withBackground: false,
      },
      type: 'image',
    }
    const list = (items: readonly object[]) => ({ type: 'list', data: { style: 'unordered', meta: {}, items } })
    const text = (words: string) => ({ id: 'aaaaaaaaaa', type: 'paragraph', data: { text: words } })
    const now = [text('凪の港'), saved, list([{ content: '舟', meta: {}, items: [] }])]
    const past = [text('凪'), stored, list([{ meta: {}, items: [], content: '舟' }])]
    const api = shelfApi({ ...evening, body: { blocks: now } })
    await openForm(withHistory(api, { body: { blocks: past } }), { type: 'essay' })
    await button('変更履歴').click()
    await button(/2026\/11\/01/).click()
    await expect.element(page.getByRole('dialog', { name: '変更履歴' }).getByText('凪の港')).toBeVisible()
    const marks = (tag: string) => [...document.querySelectorAll(`dd ${tag}`)].map((one) => one.textContent)
    expect([marks('del'), marks('ins')]).toEqual([['凪'], ['凪の港']])
    expect(document.querySelector('dd img')).toBeNull()
  })

  it('comes back as a new save after a question that names what changes, and leaves what is typed', async () => {
    const api = shelfApi(coffee)
    await openForm(withHistory(api))
    await page.getByRole('textbox', { name: '説明' }).fill('書きかけ')
    await button('変更履歴').click()
    await button(/2026\/11\/01/).click()
    await button('この版の内容に戻す…').click()
    const dialog = page.getByRole('dialog', { name: '以前の内容に戻す確認' })
    await expect.element(dialog).toMatchTextContent('変わる項目：名前、量、サイズ一覧')
    await expect.element(dialog).toMatchTextContent('入力中の保存していない変更は、そのまま残ります。')
    expect(api.writes()).toEqual([])
    await dialog.getByRole('button', { name: 'この内容に戻す' }).click()
    await expect.element(page.getByText('「珈琲」を以前の内容に戻しました')).toBeVisible()
    expect(api.writes()).toMatchObject([{ ifMatch: '"1"' }])
    await expect.element(amount()).toHaveValue('180')
    await expect.element(page.getByRole('textbox', { name: '説明' })).toHaveValue('書きかけ')
    expect(api.record()['note']).toBeNull()
  })
})

describe('the history of a record', () => {
  it('tells beside the versions what was done, by whom, on whose behalf and why', async () => {
    await openForm(withHistory(shelfApi(coffee)))
    await button('変更履歴').click()
    const drawer = page.getByRole('dialog', { name: '変更履歴' })
    await drawer.getByRole('tab', { name: '操作の記録', exact: true }).click()
    const items = () => drawer.getByRole('listitem')
    await expect.element(items().nth(0)).toMatchTextContent('2026/11/23 14:00喫茶 編（管理 花子が代理で操作）変更：量')
    await expect.element(items().nth(1)).toMatchTextContent('2026/11/22 14:00喫茶 編ごみ箱に移しました季節外れのため')
    await drawer.getByRole('button', { name: 'さらに表示' }).click()
    await expect.element(items().nth(2)).toMatchTextContent('作成しました')
    await expect.element(drawer.getByRole('button', { name: 'さらに表示' })).not.toBeInTheDocument()
  })
})
