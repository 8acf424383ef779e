import { file, image, text } from '@captain/content-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, openFields } from '../../fields/testing/open-fields.tsx'
import { asset, libraryApi } from './testing/library-api.ts'

const fields = { title: text({ maxBytes: 60 }), picture: image({}), manual: file({ accept: ['pdf'] }) }

const CAT = asset('m1', { originalName: '港の猫.png', usedCount: 3, alt: { ja: '防波堤の猫', en: null } })
const SEA = asset('m2', { originalName: '海.png' })
const MANY = [CAT, SEA, asset('m3'), asset('m4'), asset('m5')]
const USES = {
  m1: [
    { type: 'tool', id: 'r1', title: { ja: '朝の一皿', en: null }, isInTrash: false, isPublic: true },
    { type: 'tool', id: 'r2', title: { ja: '昔の一皿', en: null }, isInTrash: true, isPublic: false },
  ],
}

const dialog = () => page.getByRole('dialog', { name: 'メディアライブラリ' })
const choice = (name: RegExp) => dialog().getByRole('radio', { name })
const use = () => dialog().getByRole('button', { name: 'この画像を使う' })
const openLibrary = async (api = libraryApi(MANY, USES), values: object = {}) => {
  await openFields(fields, { values: { title: '皿', picture: null, manual: null, ...values }, answers: api.answers })
  await page.getByRole('button', { name: 'ライブラリから選ぶ' }).first().click()
  await expect.element(dialog()).toBeVisible()
  return api
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('the media library', () => {
  it('shows what there is and how often it is used, and puts the chosen one into the field', async () => {
    const api = await openLibrary()
    await expect.element(choice(/港の猫\.png 3件で使用中/)).toBeVisible()
    await expect.element(choice(/海\.png 未使用/)).toBeVisible()
    await expect.element(dialog().getByText('5件')).toBeVisible()
    await expect.element(use()).toBeDisabled()
    await dialog().getByRole('button', { name: 'さらに表示' }).click()
    await expect.element(choice(/m5\.png/)).toBeVisible()
    await choice(/港の猫/).click({ force: true })
    await expect.element(dialog().getByRole('link', { name: '朝の一皿' })).toBeVisible()
    await expect.element(dialog().getByText(/昔の一皿/)).toBeVisible()
    await use().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText(/港の猫\.png/)).toBeVisible()
    expect(api.calls[0]).toBe('GET media-library?accept=image')
  })

  it('is used with the keyboard alone', async () => {
    await openLibrary()
    await expect.element(dialog().getByRole('textbox', { name: '名前と説明で検索' })).toHaveFocus()
    await expect.element(choice(/港の猫/)).toBeVisible()
    choice(/港の猫/)
      .element()
      .focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(choice(/海/)).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText(/海\.png/)).toBeVisible()
  })

  it('searches, narrows to what nobody uses, and tells when nothing fits', async () => {
    const api = await openLibrary()
    const box = dialog().getByRole('textbox', { name: '名前と説明で検索' })
    await box.fill('港')
    await expect.element(dialog().getByText('1件', { exact: true })).toBeVisible()
    await dialog().getByRole('checkbox', { name: '未使用だけ' }).click()
    await expect.element(dialog().getByText('条件に合うファイルはありません')).toBeVisible()
    expect(api.calls.at(-1)).toContain('unused=true')
    await dialog().getByRole('button', { name: '条件をすべて解除' }).click()
    await expect.element(choice(/海/)).toBeVisible()
  })

  it('says that there is nothing yet, and what went wrong with a way to try again', async () => {
    const none = await openLibrary(libraryApi([]))
    await expect.element(dialog().getByText('画像はまだありません')).toBeVisible()
    expect(none.calls).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('keeps the form as it is when it fails, and reads again on request', async () => {
    const api = libraryApi(MANY)
    api.failNext()
    await openLibrary(api)
    await expect.element(dialog().getByText('ライブラリを読み込めませんでした')).toBeVisible()
    await dialog().getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect.element(choice(/海/)).toBeVisible()
  })

  it('takes the description in both languages and moves the point with the keys', async () => {
    const api = await openLibrary()
    await choice(/港の猫/).click({ force: true })
    const point = dialog().getByRole('slider', { name: '中心位置' })
    await expect.element(point).toHaveAttribute('aria-valuetext', '左から50％、上から50％')
    point.element().focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}')
    await expect.element(point).toHaveAttribute('aria-valuetext', '左から48％、上から40％')
    await dialog().getByRole('textbox', { name: '代替テキスト（英語）' }).fill('A cat')
    await dialog().getByRole('button', { name: '変更を保存' }).click()
    await expect.element(dialog().getByText('保存しました。')).toBeVisible()
    expect(api.changes).toEqual([{ alt: { en: 'A cat' }, focalPoint: { x: '0.48', y: '0.40' } }])
    await dialog().getByRole('textbox', { name: '代替テキスト（日本語）' }).fill('あ'.repeat(101))
    await expect.element(dialog().getByText('100文字以内で入力してください（いま101文字）。')).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: '変更を保存' })).toBeDisabled()
  })

  it('deletes what nobody uses after asking, and says why the others stay', async () => {
    const api = await openLibrary()
    await choice(/港の猫/).click({ force: true })
    await expect.element(dialog().getByRole('button', { name: 'ライブラリから削除' })).toBeDisabled()
    await expect.element(dialog().getByText('使用中のため削除できません。')).toBeVisible()
    await choice(/海/).click({ force: true })
    await expect.element(dialog().getByText('どこにも使われていません。')).toBeVisible()
    await dialog().getByRole('button', { name: 'ライブラリから削除' }).click()
    const question = page.getByRole('dialog', { name: 'ファイルの削除' })
    await expect.element(question.getByText('「海.png」')).toBeVisible()
    // Escape closes only the question.
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(dialog()).toBeVisible()
    await dialog().getByRole('button', { name: 'ライブラリから削除' }).click()
    await question.getByRole('button', { name: '削除' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(choice(/海/)).not.toBeInTheDocument()
    expect(api.assets().map(({ id }) => id)).not.toContain('m2')
    await expect.element(use()).toBeDisabled()
  })

  it('works on a phone', async () => {
    await page.viewport(390, 844)
    await openLibrary()
    await choice(/港の猫/).click({ force: true })
    await expect.element(dialog().getByRole('slider', { name: '中心位置' })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await expect.element(use()).toBeInViewport()
    await page.viewport(1400, 900)
  })
})

describe('a field with a picture', () => {
  it('opens what is said of it, and shows the change', async () => {
    const api = libraryApi(MANY, USES)
    const { createdAt: _at, createdBy: _by, usedCount: _count, ...media } = CAT
    const included = { records: {}, media: { m1: media }, accounts: {} }
    await openFields(fields, { values: { title: '皿', picture: 'm1', manual: null, included }, answers: api.answers })
    await page.getByRole('button', { name: '説明と中心位置' }).click()
    const details = page.getByRole('dialog', { name: '画像の説明と中心位置' })
    await details.getByRole('textbox', { name: '代替テキスト（日本語）' }).fill('波止場の猫')
    await details.getByRole('button', { name: '変更を保存' }).click()
    await expect.element(details.getByText('保存しました。')).toBeVisible()
    await details.getByRole('button', { name: '閉じる' }).last().click()
    await expect.element(page.getByRole('img', { name: '波止場の猫' })).toBeVisible()
    // The record is unchanged.
    await expect.element(page.getByRole('button', { name: '変更を破棄' })).not.toBeInTheDocument()
  })
})
