import { inLanguage, StoryScreen } from '@captain/content-react/story-parts'
import type { Locale } from '@captain/locale'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screens } from '../../captain.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import { tenant } from '../../tenant.ts'
import { studioApi } from './testing/studio-api.ts'

const shown = { tenant, messages: { ja, en }, screens, type: 'landing', screen: 'settings' } as const
const heading = (name: RegExp) => page.getByRole('heading', { name })
const drawer = () => page.getByRole('dialog', { name: 'ランディングの編集' })
const title = () =>
  drawer()
    .getByRole('textbox', { name: /見出し（日本語）|^見出し/ })
    .first()
const question = () => page.getByRole('dialog', { name: '保存していない変更' })

const open = async (api = studioApi(), role: 'viewer' | 'editor' = 'editor', locale: Locale = 'ja') => {
  await render(await inLanguage(locale, <StoryScreen {...shown} role={role} fetch={api.fetch} />))
  await expect.element(heading(/雲の間から|Handmade/)).toBeVisible()
  return api
}

const edit = async () => {
  await page.getByRole('button', { name: '編集' }).click()
  await expect.element(title()).toBeVisible()
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1400, 900)
})

describe('the page of the studio', () => {
  it('stands as visitors see it, beside how the site stands and what is left to do', async () => {
    await open()
    await expect.element(page.getByText('60', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /展示のお知らせ/ })).toHaveAttribute('href', 'https://kumoma.example/exhibitions')
    await expect.element(page.getByText('管理者：大家 港一')).toBeVisible()
    await expect.element(page.getByText('未設定')).toBeVisible()
    await expect.element(page.getByText('6件中3件が済みました')).toBeVisible()
  })

  it('is shown in either language, whatever the back office speaks', async () => {
    await open()
    await page.getByText('English', { exact: true }).click()
    await expect.element(heading(/Handmade between clouds/)).toBeVisible()
    await expect.element(page.getByText('Opens in')).toBeVisible()
  })

  it('has its preparation ticked off in place', async () => {
    const api = await open()
    await page.getByRole('checkbox', { name: 'ドメインを接続する' }).click()
    await expect.element(page.getByText('6件中4件が済みました')).toBeVisible()
    await expect.poll(() => api.written.length).toBe(1)
    expect(api.written[0]).toMatchObject({ checklist: [{}, {}, {}, { checked: false }, { text: 'ドメインを接続する', checked: true }, {}] })
  })

  it('is only read by those who may not write', async () => {
    await open(studioApi(), 'viewer')
    expect(page.getByRole('button', { name: '編集' }).elements()).toEqual([])
    await expect.element(page.getByRole('checkbox', { name: 'ドメインを接続する' })).toBeDisabled()
  })

  it('is edited in a drawer, and stands anew behind it once it is saved', async () => {
    const api = await open()
    await edit()
    await title().fill('雲間の、手しごと。')
    await drawer().getByRole('button', { name: /^保存/ }).click()
    await expect.poll(() => api.written).toMatchObject([{ heroTitle: { ja: '雲間の、手しごと。' } }])
    await expect
      .element(
        drawer()
          .getByText(/^保存済み/)
          .first(),
      )
      .toBeVisible()
    await page.getByRole('button', { name: '閉じる' }).click()
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect.element(heading(/雲間の、手しごと。/)).toBeVisible()
  })

  it('asks before the drawer is closed over something unsaved, once, and keeps it when told to stay', async () => {
    const api = await open()
    await edit()
    await title().fill('書きかけ')
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(title()).toHaveValue('書きかけ')
    await page.getByRole('button', { name: '閉じる' }).click()
    await question().getByRole('button', { name: '離れる' }).click()
    await expect.element(drawer()).not.toBeInTheDocument()
    expect(api.written).toEqual([])
  })
})
