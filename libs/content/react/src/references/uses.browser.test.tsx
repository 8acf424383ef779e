import type { UsedBy, UsedByResponse } from '@captain/content-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { coffee, loadWords, openForm } from '../form/testing/open-form.tsx'
import { shelfApi } from '../form/testing/shelf-api.ts'

const ID = '01M7YS4WY3HSZYWPGDXEV0YMFQ'

const dialog = () => page.getByRole('dialog', { name: 'ドリンクの削除' })
const tip = (title: string, onDelete: UsedBy['onDelete']): UsedBy => ({
  type: 'tip',
  id: `tip-${title}`,
  title: { ja: title, en: null },
  onDelete,
})
const deletes = (api: ReturnType<typeof shelfApi>) => api.writes().filter(({ method }) => method === 'DELETE')

const openMenu = async (users: readonly UsedBy[], isPublished = false, refusal: UsedByResponse['refusal'] = null) => {
  const stored = {
    id: ID,
    lockVersion: 1,
    state: isPublished ? 'on' : 'off',
    localeUpdatedAt: { ja: '2026-11-20T05:00:00.000Z', en: null },
    ...coffee,
    isPublished,
  }
  const api = shelfApi(coffee, [{ ...stored, updatedAt: '2026-11-20T05:00:00.000Z', updatedBy: null, deletedAt: null }])
  api.use(users)
  api.refuseDelete(refusal)
  await openForm(api, { screen: 'list' })
  await page
    .getByRole('button', { name: /珈琲.*操作|操作.*珈琲/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '削除' }).click()
  return api
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

describe('what uses a record, before it is deleted', () => {
  it('is asked about where visitors see the record, with what they lose', async () => {
    const api = await openMenu([], true)
    await expect.element(dialog()).toMatchTextContent('いま公開中です。削除すると、サイトで見られなくなります。')
    expect(deletes(api)).toEqual([])
    await dialog().getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText(/ごみ箱に移しました/)).toBeVisible()
    expect(deletes(api)).toHaveLength(1)
  })

  it('is not asked about where the delete would be refused: the reason is there at once', async () => {
    const message = 'これからの出勤が登録されているため、削除できません。'
    const api = await openMenu([tip('夜の一杯', 'cascade')], true, { code: 'shifts-ahead', message })
    await expect.element(dialog()).toMatchTextContent(message)
    expect(dialog().getByRole('button', { name: '削除' }).elements()).toEqual([])
    await dialog().getByRole('button', { name: '閉じる' }).click()
    expect(deletes(api)).toEqual([])
  })

  it('is nothing to ask about where nothing does', async () => {
    const api = await openMenu([])
    await expect.element(page.getByText(/ごみ箱に移しました/)).toBeVisible()
    expect(deletes(api)).toMatchObject([{ ifMatch: '"1"' }])
  })

  it('does not delete what another person has saved since', async () => {
    const api = await openMenu([], true)
    await expect.element(dialog()).toBeVisible()
    api.next(() => api.problem(409, 'version-conflict', {}))
    await dialog().getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText('「珈琲」を削除できませんでした')).toBeVisible()
  })

  it('is named with what becomes of it, and the answer decides', async () => {
    const api = await openMenu([tip('朝の一杯', 'set-null'), tip('夜の一杯', 'cascade')])
    await expect.element(dialog()).toMatchTextContent('次の記録も一緒にごみ箱に移ります。')
    await expect.element(dialog()).toMatchTextContent('次の記録で使われています。削除すると、そこから外れます。')
    const link = dialog().getByRole('link', { name: '「朝の一杯」' })
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('tip-'))
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(deletes(api)).toEqual([])
    await dialog().getByRole('button', { name: '削除' }).click()
    await expect.element(page.getByText(/ごみ箱に移しました/)).toBeVisible()
    expect(deletes(api)).toHaveLength(1)
  })

  it('is kept on cancel', async () => {
    const api = await openMenu([tip('朝の一杯', 'set-null')])
    await dialog().getByRole('button', { name: 'キャンセル' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(deletes(api)).toEqual([])
  })

  it('is told alone where it keeps the record, with the way to it', async () => {
    const api = await openMenu(Array.from({ length: 12 }, (_, place) => tip(`一杯${place}`, 'restrict')))
    await expect.element(dialog()).toMatchTextContent('次の記録で使われているため、削除できません。')
    await expect.element(dialog()).toMatchTextContent('ほか2件')
    expect(dialog().getByRole('button', { name: '削除' }).elements()).toEqual([])
    expect(dialog().getByRole('button', { name: '非公開にする' }).elements()).toEqual([])
    await dialog().getByRole('button', { name: '閉じる' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(deletes(api)).toEqual([])
  })

  it('leaves the choice to take it off the site instead', async () => {
    const api = await openMenu([tip('朝の一杯', 'restrict')], true)
    await expect.element(dialog()).toMatchTextContent('代わりに非公開にすると、サイトに表示されなくなります。')
    await dialog().getByRole('button', { name: '非公開にする' }).click()
    await expect.element(page.getByText('「珈琲」を非公開にしました')).toBeVisible()
    expect(deletes(api)).toEqual([])
  })
})
