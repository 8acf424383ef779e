import { group, image, longText, slug, text } from '@captain/content-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, loadWords, openFields } from '../../fields/testing/open-fields.tsx'

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})
beforeEach(() => localStorage.clear())

const FIELDS = {
  title: text({ maxBytes: 90, required: true, localized: true, public: true }),
  slug: slug({ required: true, public: true, from: 'title' }),
  lead: longText({ maxBytes: 600, required: 'publish', public: true }),
  note: text({ maxBytes: 90, required: 'publish', public: true }),
  photo: image({ public: true }),
  seo: group({ public: 'detail', of: { description: text({ maxBytes: 90, localized: true }) } }),
}
const COMPLETE = {
  title: { ja: 'カフェのメニュー', en: null },
  slug: 'draft-j8kwt5c0',
  lead: '要約',
  note: '注',
  photo: null,
  seo: { description: { ja: null, en: null } },
}

const open = (values: object = {}) =>
  openFields(FIELDS, {
    workflow: 'publish',
    values: { ...COMPLETE, publishFrom: null, publishUntil: null, ...values },
    answers: (url) => (url.pathname.endsWith('/duplicate-check') ? json({ value: false }) : null),
  })
const publish = () => page.getByRole('button', { name: /^公開する/ }).click()
const dialog = (name: string) => page.getByRole('dialog', { name })
const link = (name: string) => dialog('まだ公開できません').getByRole('button', { name, exact: true })

it('offers addresses in the question, takes the pressed one and publishes', async () => {
  const { api } = await open()
  await publish()
  const question = dialog('公開の確認')
  await expect.element(question.getByText(/^カフェの「カフェのメニュー」を公開します。/)).toBeVisible()
  await question.getByRole('button', { name: 'ローマ字で作る' }).click()
  await expect.element(question.getByRole('textbox', { name: 'slug欄' })).toHaveValue('kafe-no-menyu')
  await question.getByRole('button', { name: '公開する' }).click()
  await expect.element(page.getByText('「カフェのメニュー」を公開しました')).toBeVisible()
  expect(api.record()).toMatchObject({ slug: 'kafe-no-menyu', status: 'published' })
  await expect.element(dialog('公開の確認')).not.toBeInTheDocument()
})

it('does not publish without an address, and goes to its box', async () => {
  const { api } = await open({ slug: null })
  await publish()
  const question = dialog('公開の確認')
  await question.getByRole('button', { name: '公開する' }).click()
  await expect.element(question.getByRole('textbox', { name: 'slug欄' })).toHaveFocus()
  await expect.element(question.getByRole('textbox', { name: 'slug欄' })).toHaveAttribute('aria-invalid', 'true')
  expect(api.writes()).toEqual([])
})

it('keeps the chosen address in the form when the question is cancelled', async () => {
  await open()
  await publish()
  await dialog('公開の確認').getByRole('button', { name: '日付で作る' }).click()
  await userEvent.keyboard('{Escape}')
  await expect
    .poll(() => (page.getByRole('textbox', { name: 'slug欄' }).element() as HTMLInputElement).value)
    .toMatch(/^\d{4}-\d{2}-\d{2}-\d{4}$/)
})

it('lists at once what is missing, each a link to its field', async () => {
  const { api } = await open({ lead: null, note: null })
  await publish()
  const list = dialog('まだ公開できません')
  await expect.element(link('lead欄')).toBeVisible()
  await expect.element(link('note欄')).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'ローマ字で作る' })).toBeVisible()
  expect(list.getByRole('button', { name: /公開する$/ }).elements()).toEqual([])
  await link('note欄').click()
  await expect.element(page.getByRole('textbox', { name: /^note欄/ })).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  expect(api.writes()).toEqual([])
})

it('goes straight to the field where one is missing', async () => {
  await open({ slug: 'menu', lead: null })
  await publish()
  await expect.element(page.getByRole('textbox', { name: /^lead欄/ })).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('says calmly what is left empty, and publishes all the same', async () => {
  const { api } = await open({ slug: 'menu' })
  await publish()
  const question = dialog('公開の確認')
  await expect.element(question.getByText('未入力の任意項目：photo欄、seo欄、英語。このまま公開できます。')).toBeVisible()
  await question.getByRole('button', { name: '公開する' }).click()
  await expect.poll(() => api.record().status).toBe('published')
})
