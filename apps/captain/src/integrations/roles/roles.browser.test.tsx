import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadWords, renderFramed } from '../testing/open-integrations.tsx'
import { KEY_TAKEN, member, role, ROLES, rolesApi, STALE, UNAVAILABLE, type RolesApi } from '../testing/roles-api.ts'
import { RolesPage } from '../testing/roles-page.tsx'

beforeAll(loadWords)
beforeEach(() => page.viewport(1440, 900))

const open = (api: RolesApi, as: 'owner' | 'editor' = 'owner') => renderFramed(<RolesPage api={api} role={as} />)

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const cell = (name: string) => page.getByRole('checkbox', { name, exact: true })
const roleOf = (name: string) => page.getByRole('combobox', { name: `${name}の役割`, exact: true })

describe('roles', () => {
  it('are made of what a type offers, and nothing can be done with records that are not read', async () => {
    const api = rolesApi()
    await open(api)
    await expect.element(page.getByText('独自の役割はまだありません')).toBeVisible()
    await button('役割を作成').click()
    await button('保存').click()
    await expect.element(field(/キー/)).toHaveFocus()
    expect(page.getByText('入力してください。').elements()).toHaveLength(3)
    await field(/キー/).fill('publisher')
    await field(/名前（日本語）/).fill('公開担当')
    await field(/名前（英語）/).fill('Publisher')
    // What only owners may do cannot be given away.
    expect(cell('帳簿：閲覧').elements()).toHaveLength(0)
    await cell('ドリンク：公開').click()
    await expect.element(cell('ドリンク：閲覧')).toBeChecked()
    await cell('ドリンク：編集').click()
    await cell('ドリンク：閲覧').click()
    await expect.element(cell('ドリンク：公開')).not.toBeChecked()
    await cell('ドリンク：公開').click()
    await button('保存').click()
    await expect.element(page.getByRole('heading', { name: '公開担当' })).toBeVisible()
    await expect.element(button('役割を作成')).toHaveFocus()
    expect(api.writes).toEqual([
      [
        'POST',
        '/roles',
        {
          key: 'publisher',
          names: { ja: '公開担当', en: 'Publisher' },
          media: false,
          types: { drink: { operations: ['read', 'publish'], languages: null, fields: {}, otherFields: 'write' } },
        },
      ],
    ])
  })

  it('are limited to languages and fields, and go back to what counts for all types', async () => {
    const api = rolesApi({ items: [role({ types: {} })] })
    await open(api)
    await button('「翻訳者」を編集').click()
    for (const right of ['閲覧', '作成', '編集']) await cell(`下で指定しないもの（既定）：${right}`).click()
    await expect.element(cell('ドリンク：作成')).toBeChecked()
    await button('ドリンクの言語と項目').click()
    await cell('日本語').click()
    // A new record needs both languages.
    await expect.element(cell('ドリンク：作成')).toBeDisabled()
    await expect.element(cell('ドリンク：作成')).not.toBeChecked()
    await cell('英語').click()
    await expect.element(cell('英語')).toBeChecked()
    const access = (name: string) => page.getByRole('combobox', { name, exact: true })
    expect([...(access('名前').element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['write', 'read'])
    await access('メモ').selectOptions('hidden')
    await button('保存').click()
    await expect.element(page.getByRole('heading', { name: '翻訳者' })).toBeVisible()
    expect(api.writes).toMatchObject([
      [
        'PUT',
        '/roles/translator',
        {
          lockVersion: 3,
          types: {
            '*': { operations: ['read', 'create', 'update'] },
            drink: { operations: ['read', 'update'], languages: ['en'], fields: { memo: 'hidden' } },
          },
        },
      ],
    ])
    await button('「翻訳者」を編集').click()
    await button('ドリンクを既定に戻す').click()
    await expect.element(cell('ドリンク：作成')).toBeChecked()
  })

  it('keep the input when the server refuses it', async () => {
    const api = rolesApi({ items: [role()] })
    api.answer(`POST ${ROLES}`, KEY_TAKEN)
    api.answer(`PUT ${ROLES}/translator`, STALE)
    await open(api)
    await button('役割を作成').click()
    await field(/キー/).fill('translator')
    await field(/名前（日本語）/).fill('訳す人')
    await field(/名前（英語）/).fill('Translator')
    await button('保存').click()
    await expect.element(page.getByText('すでに使われています。')).toBeVisible()
    await expect.element(field(/キー/)).toHaveFocus()
    await expect.element(field(/名前（日本語）/)).toHaveValue('訳す人')
    await button('キャンセル').click()
    await button('「翻訳者」を編集').click()
    await field(/名前（日本語）/).fill('英語担当')
    await button('保存').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('ほかの人が先に保存しました')
    await expect.element(field(/名前（日本語）/)).toHaveValue('英語担当')
  })

  it('are deleted after a second press, unless members have them', async () => {
    const used = role({ key: 'publisher', names: { ja: '公開担当', en: 'Publisher' }, members: [{ id: 'hanako', name: '港 花子' }] })
    const api = rolesApi({ items: [role(), used] })
    await open(api)
    await expect.element(button('「公開担当」を削除')).toBeDisabled()
    await button('「翻訳者」を削除').click()
    expect(api.writes).toEqual([])
    await button('完全に削除').click()
    await expect.element(page.getByRole('heading', { name: '翻訳者' })).not.toBeInTheDocument()
    expect(api.writes).toEqual([['DELETE', '/roles/translator', undefined]])
  })

  it('that cannot be read are asked for again', async () => {
    const api = rolesApi()
    api.answer(`GET ${ROLES}`, UNAVAILABLE)
    await open(api)
    await expect.element(page.getByText('役割を読み込めませんでした')).toBeVisible()
    api.recover(`GET ${ROLES}`)
    await button('もう一度読み込む').click()
    await expect.element(page.getByText('独自の役割はまだありません')).toBeVisible()
  })

  it('are for owners', async () => {
    const api = rolesApi()
    await open(api, 'editor')
    await expect.element(page.getByText('メンバーと役割を表示する権限がありません')).toBeVisible()
  })
})

describe('a member', () => {
  it('gets a role by a press of the button, not on the way to it', async () => {
    const api = rolesApi({ items: [role()] })
    await open(api)
    await roleOf('港 花子').selectOptions('owner')
    await roleOf('港 花子').selectOptions('translator')
    expect(api.writes).toEqual([])
    await button('港 花子の役割を変更').click()
    await expect.element(button('港 花子の役割を変更')).not.toBeInTheDocument()
    expect(api.writes).toEqual([['PUT', '/members/hanako/role', { role: 'translator' }]])
    await expect.element(roleOf('港 花子')).toHaveFocus()
  })

  it('keeps the role that the server refuses to change', async () => {
    const api = rolesApi()
    api.answer('PUT /api/v1/tenants/cafe/members/hanako/role', UNAVAILABLE)
    await open(api)
    await roleOf('港 花子').selectOptions('viewer')
    await button('港 花子の役割を変更').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('一時的に利用できません')
    await expect.element(button('港 花子の役割を変更')).toBeEnabled()
  })
})

it('closes with Escape', async () => {
  await open(rolesApi())
  await expect.element(page.getByText('独自の役割はまだありません')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('閉じています')).toBeVisible()
})

it.each([1440, 390])('every step fits a screen of %i px', async (width) => {
  await page.viewport(width, 844)
  await open(rolesApi({ items: [role()], members: [member()] }))
  const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expect.element(page.getByRole('heading', { name: '翻訳者' })).toBeVisible()
  fits()
  await button('「翻訳者」を編集').click()
  await button('ドリンクの言語と項目').click()
  await expect.element(cell('英語')).toBeVisible()
  fits()
})
