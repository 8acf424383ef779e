import { text } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'

beforeAll(loadWords)
beforeEach(() => localStorage.clear())

const later = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

const ask = async (state: 'published' | 'draft') => {
  const publication = { status: state, state, publishFrom: later() }
  await openFields({ title: text({ maxBytes: 600 }) }, { workflow: 'publish', values: { title: '港の朝', ...publication } })
  await page.getByRole('textbox', { name: /^title/ }).fill('港の夜')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  return page.getByRole('dialog', { name: '公開の確認' })
}

it('says that a live page goes off the site until its planned start', async () => {
  const dialog = await ask('published')
  await expect.element(dialog.getByText(/^いまは公開中です。.*まで、サイトで見られなくなります。$/)).toBeVisible()
})

it('says only when a draft goes live', async () => {
  const dialog = await ask('draft')
  await expect.element(dialog.getByText(/に公開されます（予約）。$/)).toBeVisible()
  expect(dialog.getByText(/見られなくなります/).elements()).toEqual([])
})
