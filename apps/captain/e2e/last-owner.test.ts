import { expect, test, type Page } from '../../../tools/browser/watched-test.ts'
import { arrive, invite, type OwnAccount } from './own-account.ts'
import { ownWord } from './own-records.ts'
import { shared } from './signing-in.ts'

const API = '/api/v1/tenants/nyanko'
const STUDIO = [{ tenant: 'studio', role: 'owner' }] as const

type Rows = { readonly items: readonly { readonly id: string }[] }

const rowsOf = async (page: Page, type: string, search: Readonly<Record<string, string>>) =>
  ((await (await page.request.get(`${API}/${type}?${new URLSearchParams(search)}`)).json()) as Rows).items

/** Returns the record of the studio, and the row that makes the owner of every tenant an owner of the studio. */
const studioOf = async (page: Page) => {
  const [tenant] = await rowsOf(page, 'tenant', { 'filter[slug]': 'studio' })
  const [row] = await rowsOf(page, 'tenant-user', { 'filter[tenant]': tenant?.id ?? '', q: 'owner@captain.example' })
  return { id: tenant?.id ?? '', otherOwner: `${API}/tenant-user/${row?.id ?? ''}` }
}

test(
  'the last owner of a tenant can not leave, be taken out or be deleted until there is another',
  { tag: '@system' },
  async ({ page, browser, watched }) => {
    const headers = { origin: shared().baseUrl }
    const word = ownWord()
    await arrive(page.context(), { name: `管理${word}`, role: 'admin', isProven: true })
    const theirs = watched(await browser.newContext())
    const their = await theirs.newPage()
    const last = await arrive(theirs, { name: `一人目${word}`, memberships: STUDIO, isProven: true })
    const { id, otherOwner } = await studioOf(page)
    const takeOut = async ({ name }: OwnAccount): Promise<void> => {
      // Records follow accounts after the commit, so a new member's row appears a moment later.
      await expect.poll(async () => (await rowsOf(page, 'tenant-user', { 'filter[tenant]': id, q: name })).length).toBe(1)
      await page.goto(`/captain/tenant/nyanko/tenant/${id}/tenant-user?${new URLSearchParams({ q: name })}`)
      await page.getByRole('button', { name: `「${name}」の操作` }).click()
      await page.getByRole('menuitem', { name: '削除' }).press('Enter')
    }
    expect((await page.request.delete(otherOwner, { headers: { ...headers, 'if-match': '*' } })).status(), 'one of two owners goes').toBe(
      204,
    )

    await their.goto('/user/profile')
    await expect(
      their.getByText('アトリエ雲間の管理者があなただけのため、退会できません。先に、ほかの人を管理者にしてください。'),
    ).toBeVisible()
    await expect(their.getByRole('button', { name: '退会する…' })).toHaveCount(0)
    const answer = await their.request.post('/api/auth/delete-user', { data: {}, headers })
    expect([answer.status(), await answer.text()], 'nor without the screen').toEqual([409, expect.stringContaining('last-owner')])

    await takeOut(last)
    await expect(page.getByText(/^アトリエ雲間の管理者がいなくなるため、変更できません。/)).toBeVisible()

    await page.goto(`/admin/auth-user?${new URLSearchParams({ q: last.email })}`)
    await page.getByRole('button', { name: `「${last.name}」の操作` }).click()
    await page.getByRole('menuitem', { name: '削除…' }).press('Enter')
    const deletion = page.getByRole('dialog', { name: 'ユーザーの削除' })
    await deletion.getByRole('textbox').fill(last.email)
    await deletion.getByRole('button', { name: '削除' }).click()
    await expect(deletion.getByRole('alert')).toContainText('アトリエ雲間の管理者がいなくなります。')

    expect((await page.request.post(`${otherOwner}/restore`, { headers })).status(), 'another owner comes').toBe(200)
    await deletion.getByRole('button', { name: '削除' }).click()
    await expect(page.getByText(`「${last.name}」を削除しました`)).toBeVisible()

    const member = await invite({ name: `二人目${word}`, memberships: STUDIO })
    await takeOut(member)
    await expect(page.getByText(`「${member.name}」をごみ箱に移しました`, { exact: false })).toBeVisible()

    const leaver = await arrive(theirs, { name: `三人目${word}`, memberships: STUDIO, isProven: true })
    await their.goto('/user/profile')
    await their.getByRole('button', { name: '退会する…' }).click()
    const leaving = their.getByRole('dialog', { name: '退会' })
    await leaving.getByLabel('確認のため、メールアドレスを入力してください').fill(leaver.email)
    await leaving.getByRole('button', { name: '退会する' }).click()
    await expect(their.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible()
    await theirs.close()
  },
)
