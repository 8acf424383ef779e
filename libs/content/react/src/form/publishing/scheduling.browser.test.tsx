import { text } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

const later = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

const ask = async (state: 'published' | 'draft') => {
  const publication = { status: state, state, publishFrom: later() }
  await openFields({ title: text({ maxBytes: 600 }) }, { workflow: 'publish', values: { title: '港の朝', ...publication } })
  await page.getByRole('textbox', { name: /^title/ }).fill('港の夜')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  return page.getByRole('dialog', { name: '公開予約の確認' })
}

it('says that a live page goes off the site until its planned start', async () => {
  const dialog = await ask('published')
  await expect.element(dialog.getByText(/^いまは公開中です。.*まで、サイトで見られなくなります。$/)).toBeVisible()
})

it('says only when a draft goes live', async () => {
  const dialog = await ask('draft')
  await expect.element(dialog.getByText(/の公開を予約します。.*に公開されます。$/)).toBeVisible()
  expect(dialog.getByText(/見られなくなります|だれでもサイトで見られる/).elements()).toEqual([])
})

const FIELDS = { title: text({ maxBytes: 600 }) }
const state = () => page.getByRole('region', { name: '状態' })

it('says of a scheduled record when it becomes public, and nothing that is not so', async () => {
  const publishFrom = later()
  const publication = { status: 'published', state: 'scheduled', publishFrom, publishUntil: null, firstPublishedAt: publishFrom }
  await openFields(FIELDS, { workflow: 'publish', values: { title: '港の朝', hasUnpublishedChanges: false, ...publication } })
  await expect.element(state().getByText(/^(\d+\/)?\d+\/\d+ \d+:\d\dに公開予約$/)).toBeVisible()
  expect(
    state()
      .getByText(/公開中|初回公開|変更を公開|最新です/)
      .elements(),
  ).toEqual([])
  await expect.element(state().getByRole('button', { name: '公開の操作' })).toBeEnabled()
})

it('names on the button what it does, while the start is typed', async () => {
  await openFields(FIELDS, { workflow: 'publish', values: { title: '港の朝' } })
  await expect.element(page.getByRole('button', { name: /^公開する/ })).toBeEnabled()
  const start = page.getByRole('group', { name: '公開開始日時' })
  await start.getByRole('textbox', { name: /日付$/ }).fill('2099/12/01')
  await start.getByRole('textbox', { name: /時刻$/ }).fill('09:00')
  await expect.element(page.getByRole('button', { name: /^2099\/12\/1 9:00に公開を予約する/ })).toBeEnabled()
})
