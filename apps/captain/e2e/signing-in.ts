import { expect, type Page } from '../../../tools/browser/watched-test.ts'

export type Account = 'admin' | 'owner' | 'cafe-editor' | 'viewer' | 'pending' | 'ai'

const password = (): string => process.env['DEMO_PASSWORD'] ?? ''

const WORDS = {
  ja: { prefix: '', email: 'メールアドレス', password: 'パスワード', submit: 'ログイン' },
  en: { prefix: '/en', email: 'E-mail', password: 'Password', submit: 'Sign in' },
} as const

type SignInOptions = { readonly locale?: keyof typeof WORDS; readonly baseUrl?: string }

/** Signs a demo account in through the form and waits for the first page behind it. */
export const signIn = async (page: Page, account: Account, { locale = 'ja', baseUrl = '' }: SignInOptions = {}): Promise<void> => {
  const words = WORDS[locale]
  await page.goto(`${baseUrl}${words.prefix}/auth/login`)
  await page.getByLabel(words.email).fill(`${account}@captain.example`)
  await page.getByLabel(words.password, { exact: true }).fill(password())
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page).toHaveURL(`${baseUrl}${words.prefix}/captain`)
}
