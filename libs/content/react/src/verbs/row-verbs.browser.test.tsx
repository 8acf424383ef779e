import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType, AnyRecord } from '@captain/content-core'
import { usePageActions } from '@captain/ui'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { catalogApi } from '../list/testing/catalog-api.ts'
import { catalogId, dish, dishRecord, post, postRecord } from '../list/testing/catalog.ts'
import { openCatalog } from '../list/testing/open-catalog.tsx'

const served: AnyContentType = { ...dish, mainSwitch: 'isHot', duplicable: true }

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 800)
})
// Toasts outlive the screen that showed them.
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[aria-label="お知らせを閉じる"]')) close.click()
})

const dishes = () => [dishRecord(1, 'コーヒー', { isPublished: true }), dishRecord(2, '緑茶', { code: '' })]

type Opening = { readonly records?: readonly AnyRecord[]; readonly search?: string; readonly role?: MemberRole }

/** Opens the list, and returns what it offers to the palette. */
const open = async ({ records = dishes(), ...rest }: Opening = {}) => {
  const api = catalogApi(records)
  const { result } = await renderHook(() => usePageActions())
  const { router } = await openCatalog({ api, type: served, ...rest })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const runnable = () => result.current.filter(({ run }) => run !== undefined)
  return {
    api,
    router,
    verbs: () => runnable().map(({ does, on, keys }) => [on, does, keys?.[0]].filter((part) => part !== undefined).join(' ')),
    run: (does: string) =>
      runnable()
        .find((one) => one.does === does)
        ?.run?.(),
  }
}

it('are those of the current row: what its switch and its menu do, with their keys', async () => {
  const { verbs } = await open()
  expect(verbs()).toEqual([])
  await userEvent.keyboard('j')
  await expect
    .poll(verbs)
    .toEqual([
      'コーヒー 「温かい」をオンにする',
      'コーヒー 編集 e',
      'コーヒー プレビュー o',
      'コーヒー 非公開にする…',
      'コーヒー 選択 x',
      'コーヒー 複製',
      'コーヒー リンクをコピー',
      'コーヒー 公開ページを開く',
      'コーヒー 削除',
    ])
  await userEvent.keyboard('j')
  await expect.poll(verbs).toContain('緑茶 公開する…')
  expect(verbs().filter((verb) => verb.startsWith('コーヒー') || verb.endsWith('公開ページを開く'))).toEqual([])
})

it('say of a schedule what the menu says of it', async () => {
  const api = catalogApi([
    { ...postRecord(1, '春の予定', 'published'), state: 'scheduled', publishFrom: '2099-12-01T00:00:00.000Z', publishUntil: null } as never,
    { ...postRecord(2, '夏の予定', 'draft'), publishFrom: '2099-12-01T00:00:00.000Z', publishUntil: null } as never,
  ])
  const { result } = await renderHook(() => usePageActions())
  await openCatalog({ api, type: post })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const verbs = () => result.current.map(({ does, on }) => `${on ?? ''} ${does}`)
  await userEvent.keyboard('j')
  await expect.poll(verbs).toContain('春の予定 公開予約を取り消す…')
  await userEvent.keyboard('j')
  await expect.poll(verbs).toContain('夏の予定 公開を予約する…')
})

it('stay with the row while something outside the list has the focus, and end where another part of the list has it', async () => {
  const { verbs } = await open()
  await userEvent.keyboard('j')
  await expect.poll(verbs).toContain('コーヒー 削除')
  const outside = document.createElement('button')
  document.body.append(outside)
  outside.focus()
  expect(verbs()).toContain('コーヒー 削除')
  outside.remove()
  await page.getByRole('searchbox').click()
  await expect.poll(verbs).toEqual([])
})

it('do what the buttons do, with the same question and message', async () => {
  const { api, run, verbs, router } = await open()
  await userEvent.keyboard('j')
  await expect.poll(verbs).toContain('コーヒー 「温かい」をオンにする')
  run('「温かい」をオンにする')
  await expect.poll(() => api.record(catalogId(1))?.['isHot']).toBe(true)
  await expect.poll(verbs).toContain('コーヒー 「温かい」をオフにする')
  run('非公開にする…')
  await page.getByRole('dialog', { name: '非公開の確認' }).getByRole('button', { name: '非公開にする' }).click()
  await expect.poll(() => api.record(catalogId(1))?.['isPublished']).toBe(false)
  await page.getByRole('button', { name: '元に戻す' }).first().click()
  await expect.poll(() => api.record(catalogId(1))?.['isPublished']).toBe(true)
  run('編集')
  await expect.poll(() => router.state.location.pathname).toContain(`${catalogId(1)}/edit`)
})

it('are those of the selected rows once there are some', async () => {
  const { verbs, run } = await open()
  await userEvent.keyboard('j')
  await expect.poll(verbs).toContain('コーヒー 選択 x')
  run('選択')
  await expect
    .poll(verbs)
    .toEqual(['選択した記録の操作 公開する', '選択した記録の操作 非公開にする', '選択した記録の操作 編集…', '選択した記録の操作 削除'])
  run('非公開にする')
  await expect.element(page.getByRole('dialog', { name: '非公開の確認' })).toBeVisible()
})

it('change nothing for viewers', async () => {
  const { verbs } = await open({ role: 'viewer' })
  await userEvent.keyboard('j')
  await expect.poll(verbs).toEqual(['コーヒー 開く e', 'コーヒー プレビュー o', 'コーヒー リンクをコピー', 'コーヒー 公開ページを開く'])
})

it('give back what is in the trash', async () => {
  const deletedBy = { id: 'aoi', name: '佐藤 葵' }
  const { api, verbs, run } = await open({
    records: [dishRecord(1, '昔の味', { deletedAt: new Date().toISOString(), deletedBy })],
    search: '?trash=true',
  })
  page.getByRole('button', { name: '「昔の味」をごみ箱から戻す' }).element().focus()
  await expect.poll(verbs).toEqual(['昔の味 ごみ箱から戻す'])
  run('ごみ箱から戻す')
  await expect.poll(() => api.record(catalogId(1))?.deletedAt).toBeNull()
})
