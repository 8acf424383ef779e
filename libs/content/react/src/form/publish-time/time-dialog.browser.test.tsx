import { text } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

const FIELDS = { title: text({ maxBytes: 600, required: 'publish' }) }
const START = '2099-12-01T00:00:00.000Z'
const scheduled = {
  status: 'published',
  state: 'scheduled',
  publishFrom: START,
  publishUntil: null,
  firstPublishedAt: START,
  hasUnpublishedChanges: false,
}
const published = {
  ...scheduled,
  state: 'published',
  publishFrom: '2026-01-01T00:00:00.000Z',
  firstPublishedAt: '2026-01-01T00:00:00.000Z',
}

const open = (values: Readonly<Record<string, unknown>> = {}) =>
  openFields(FIELDS, { workflow: 'publish', values: { title: '港の朝', ...values } })
const menu = () => page.getByRole('button', { name: '公開の操作' })
const choose = async (item: string) => {
  await menu().click()
  await page.getByRole('menuitem', { name: item }).click()
}
const dialog = (name: string) => page.getByRole('dialog', { name })
const type = async (name: string, day: string, clock: string) => {
  await dialog(name).getByRole('textbox', { name: /日付$/ }).fill(day)
  await dialog(name).getByRole('textbox', { name: /時刻$/ }).fill(clock)
}

it('schedules a draft in one action', async () => {
  const { api } = await open()
  await choose('日時を指定して公開…')
  await type('日時を指定して公開', '2099/12/01', '9:00')
  await dialog('日時を指定して公開').getByRole('button', { name: '2099/12/1 9:00に公開を予約する' }).click()
  await expect.element(page.getByText('「港の朝」を2099/12/1 9:00に公開予約しました')).toBeVisible()
  expect(api.record()).toMatchObject({ publishFrom: START, status: 'published' })
  expect(api.writes().map(({ method }) => method)).toEqual(['PATCH', 'POST'])
})

it('is a matter of keys alone', async () => {
  const { api } = await open()
  await expect.element(menu()).toBeEnabled()
  menu().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: '日時を指定して公開…' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('日時を指定して公開').getByRole('textbox', { name: /日付$/ })).toHaveFocus()
  await userEvent.keyboard('2099/12/01{Enter}')
  await expect.poll(() => api.record()['publishFrom']).toBe('2099-11-30T15:00:00.000Z')
})

it('refuses in words what has passed, and an end before the start', async () => {
  const { api } = await open(scheduled)
  await choose('日時を指定して公開…')
  await type('日時を指定して公開', '2020/12/01', '9:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('過ぎた日時は指定できません。これからの日時を入力してください。')).toBeVisible()
  await expect.element(dialog('日時を指定して公開').getByRole('textbox', { name: /日付$/ })).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await choose('公開終了日時を指定…')
  await type('公開終了日時の指定', '2099/11/30', '9:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('公開開始日時より後の日時を入力してください。')).toBeVisible()
  expect(api.writes()).toEqual([])
})

it('sets the end of what is public', async () => {
  const { api } = await open(published)
  await expect.element(page.getByText('公開中の内容は最新です。')).toBeVisible()
  await choose('公開終了日時を指定…')
  await type('公開終了日時の指定', '2099/12/31', '0:00')
  await dialog('公開終了日時の指定').getByRole('button', { name: '2099/12/31 0:00に公開を終了する' }).click()
  await expect.poll(() => api.record()['publishUntil']).toBe('2099-12-30T15:00:00.000Z')
  expect(api.writes().map(({ method }) => method)).toEqual(['PATCH', 'POST'])
})

it('publishes at once what was scheduled, and leaves the start alone if that is cancelled', async () => {
  const { api } = await open(scheduled)
  await choose('今すぐ公開する')
  await dialog('公開の確認').getByRole('button', { name: 'キャンセル' }).click()
  await expect.element(page.getByText('保存していない変更があります')).not.toBeInTheDocument()
  await choose('今すぐ公開する')
  await dialog('公開の確認').getByRole('button', { name: '公開する' }).click()
  await expect.element(page.getByText('「港の朝」を公開しました')).toBeVisible()
  expect(api.record()['publishFrom']).toBeNull()
})

it('cancels a schedule under that name', async () => {
  const { api } = await open(scheduled)
  await choose('公開予約を取り消す')
  await dialog('公開予約の取消の確認').getByRole('button', { name: '公開予約を取り消す' }).click()
  await expect.element(page.getByText('「港の朝」の公開予約を取り消しました')).toBeVisible()
  expect(api.record()).toMatchObject({ status: 'draft', publishFrom: null })
  await expect.element(page.getByRole('button', { name: /^公開する/ })).toBeEnabled()
  await expect.element(page.getByText('保存していない変更があります')).not.toBeInTheDocument()
})

it('has a way back to a cancelled schedule', async () => {
  const { api } = await open(scheduled)
  await choose('公開予約を取り消す')
  await dialog('公開予約の取消の確認').getByRole('button', { name: '公開予約を取り消す' }).click()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.poll(() => api.record()).toMatchObject({ status: 'published', state: 'scheduled', publishFrom: START })
  await expect.element(page.getByRole('region', { name: '状態' }).getByText('2099/12/1 9:00に公開予約')).toBeVisible()
})

it('keeps the chosen time while something is missing', async () => {
  const { api } = await open({ title: '' })
  await choose('日時を指定して公開…')
  await type('日時を指定して公開', '2099/12/01', '9:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('公開に必要な項目を確認してください。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^2099\/12\/1 9:00に公開を予約する/ })).toBeEnabled()
  expect(api.writes()).toEqual([])
})
