import { expect, type Page } from '../../../tools/browser/watched-test.ts'

export type Account = 'admin' | 'owner' | 'cafe-editor' | 'viewer' | 'pending' | 'ai'

type Server = { readonly baseUrl: string; readonly demoPassword: string }

/** The server that all tests share, unless one has started its own. */
const shared = (): Server => ({ baseUrl: process.env['BASE_URL'] ?? '', demoPassword: process.env['DEMO_PASSWORD'] ?? '' })

/** Signs a demo account in through the form and waits for the first page behind it. */
export const signIn = async (page: Page, account: Account, { baseUrl, demoPassword }: Server = shared()): Promise<void> => {
  await page.goto(`${baseUrl}/auth/login`)
  await page.getByLabel('メールアドレス').fill(`${account}@captain.example`)
  await page.getByLabel('パスワード', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(`${baseUrl}/captain`)
}
