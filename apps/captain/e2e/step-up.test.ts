import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { arrive, invite } from './own-account.ts'
import { ownWord } from './own-records.ts'
import { flip, save, side } from './record-form.ts'
import { shared } from './signing-in.ts'
import { addAuthenticator, registerPasskey } from './virtual-authenticator.ts'

const SITE = '/captain/tenant/nyanko'
const API = '/api/v1/tenants/nyanko'

type Row = { readonly id: string; readonly lockVersion: number }

const rowsOf = async (page: Page, type: string, search: Readonly<Record<string, string>>): Promise<readonly Row[]> => {
  const answer = await page.request.get(`${API}/${type}?${new URLSearchParams(search)}`)
  return ((await answer.json()) as { readonly items: readonly Row[] }).items
}

/** An administrator with a passkey that has not been used since it was registered. */
const arriveUnproven = async (page: Page): Promise<void> => {
  await arrive(page.context(), { name: `管理${ownWord()}`, role: 'admin' })
  await addAuthenticator(page)
  await registerPasskey(page)
}

const question = (page: Page) => page.getByRole('dialog', { name: '本人確認', exact: true })
const confirm = (page: Page) => question(page).getByRole('button', { name: 'パスキーで確認' }).click()

test('a person is invited with what was typed: refused without a passkey, saved with it', async ({ page }) => {
  const name = `招待${ownWord()}`
  await arriveUnproven(page)
  await page.goto(`${SITE}/user/new`)
  await side(page, '表示名').fill(name)
  const address = page.getByRole('textbox', { name: 'メールアドレス', exact: true })
  await address.fill(`${ownWord()}@captain.example`)
  await flip(page, '招待メールを送る')
  await flip(page, 'AI機能を許可')
  await save(page)
  await question(page).getByRole('button', { name: 'キャンセル' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(side(page, '表示名')).toHaveValue(name)
  await expect(page.getByRole('switch', { name: 'AI機能を許可' })).toBeChecked()
  await save(page)
  await confirm(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: '招待メールを再送' })).toBeVisible()
})

test('a member is taken out of a site from the list', { tag: '@system' }, async ({ page }) => {
  const { name } = await invite({ name: `退任${ownWord()}`, memberships: [{ tenant: 'studio', role: 'editor' }] })
  await arriveUnproven(page)
  const [studio] = await rowsOf(page, 'tenant', { 'filter[slug]': 'studio' })
  const found = () => rowsOf(page, 'tenant-user', { q: name })
  // Records follow accounts after the commit, so a new member's row appears a moment later.
  await expect.poll(async () => (await found()).length).toBe(1)
  await page.goto(`${SITE}/tenant/${studio?.id ?? ''}/tenant-user?${new URLSearchParams({ q: name })}`)
  await page.getByRole('button', { name: `「${name}」の操作` }).click()
  await page.getByRole('menuitem', { name: '削除' }).press('Enter')
  await confirm(page)
  await expect(page.getByText(`「${name}」をごみ箱に移しました`, { exact: false })).toBeVisible()
  expect(await found()).toEqual([])
})

test('a stored secret is shown', { tag: '@system' }, async ({ page }) => {
  await arriveUnproven(page)
  const [{ id, lockVersion } = { id: '', lockVersion: 0 }] = await rowsOf(page, 'domain', { limit: '1' })
  const data = { authCode: 'transfer-code-1234', lockVersion }
  expect((await page.request.patch(`${API}/domain/${id}`, { data, headers: { origin: shared().baseUrl } })).status()).toBe(200)
  await page.goto(`${SITE}/domain/${id}/edit`)
  await page.getByRole('button', { name: '保存されている値を表示' }).click()
  await confirm(page)
  await expect(page.getByText(data.authCode)).toBeVisible()
})
