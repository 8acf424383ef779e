import { authCallOver, cookiesOf } from '@captain/testing/passkey-session'
import { expect, type BrowserContext, type Page } from '../../../tools/browser/watched-test.ts'

export type Account = 'admin' | 'owner' | 'cafe-editor' | 'viewer'

type Server = { readonly baseUrl: string; readonly demoPassword: string }

/** The server that all tests share, unless one has started its own. */
export const shared = (): Server => ({ baseUrl: process.env['BASE_URL'] ?? '', demoPassword: process.env['DEMO_PASSWORD'] ?? '' })

/** Signs an account in over the network: the cookies of its session. */
export const openSession = async (email: string, { baseUrl, demoPassword: password }: Server): Promise<string> => {
  const answer = await authCallOver(baseUrl)('/sign-in/email', { body: { email, password } })
  expect(answer.status, `signing in as ${email}`).toBe(200)
  return cookiesOf(answer)
}

/** Makes a session that of a browser. */
export const adopt = (context: BrowserContext, cookies: string, { baseUrl } = shared()): Promise<void> =>
  context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      return { name, value, url: baseUrl, httpOnly: true, sameSite: 'Lax' }
    }),
  )

const sessions = new Map<Account, Promise<string>>()

/** Returns the session of a demo account on the server that all tests of a worker share. No test ends it or confirms its identity. */
const sharedSession = (account: Account): Promise<string> => {
  const session = sessions.get(account) ?? openSession(`${account}@captain.example`, shared())
  sessions.set(account, session)
  return session
}

/** Gives a page the shared session of a demo account; for the shared server. */
export const signIn = async (page: Page, account: Account): Promise<void> => adopt(page.context(), await sharedSession(account))

/** Signs a demo account in through the form and waits for the first page behind it. */
export const signInByForm = async (page: Page, account: Account, { baseUrl, demoPassword } = shared()): Promise<void> => {
  await page.goto(`${baseUrl}/auth/login`)
  await page.getByLabel('メールアドレス').fill(`${account}@captain.example`)
  await page.getByLabel('パスワード', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(`${baseUrl}/captain`)
}
