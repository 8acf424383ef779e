import { asRecord } from '@captain/validation'
import type { Browser, Page } from 'playwright'
import type { Locale } from '@captain/locale'
import { addAuthenticator } from '../../apps/captain/e2e/virtual-authenticator.ts'
import { createCamera, SCALE, type Camera } from './camera.ts'

export type Tour = {
  readonly browser: Browser
  readonly baseUrl: string
  readonly locale: Locale
  /** An unused one-time link of an invitation. */
  readonly link: string
}

/** Next to the harbour, and with only the one action. */
const WIDE = { width: 960, height: 640 }
const HIGH = { width: 960, height: 900 }
const NARROW = { width: 720, height: 900 }

/** Input for the fields in the images. */
export const TYPED = {
  ja: { name: '浜田 みなと', phone: '自分のスマートフォン', computer: '店のパソコン' },
  en: { name: 'Minato Hamada', phone: 'My phone', computer: 'Computer in the shop' },
} as const

const EMAIL = 'minato@captain.example'

/** Fixed days and times for each passkey of the list, so that images are reproducible. */
const DAYS = [
  { createdAt: '2026-04-01T01:00:00.000Z', lastUsedAt: '2026-04-10T00:12:00.000Z' },
  { createdAt: '2026-04-03T05:30:00.000Z', lastUsedAt: '2026-04-09T08:45:00.000Z' },
]

const panel = (page: Page) => page.locator('#main > :last-child')
const field = (page: Page) => panel(page).getByRole('textbox').first()
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

const ROOM = 32

const pinDays = (page: Page): Promise<unknown> =>
  page.route('**/api/auth/passkey/list-user-passkeys', async (route) => {
    const answer = await route.fetch()
    const answered: unknown = await answer.json()
    const passkeys = Array.isArray(answered) ? answered.map(asRecord) : []
    await route.fulfill({ response: answer, json: passkeys.map((passkey, place) => ({ ...passkey, ...DAYS[place] })) })
  })

/** The guest's part: signing in, and its errors. */
const visitAsGuest = async (page: Page, { take }: Camera, { locale, baseUrl }: Tour): Promise<void> => {
  const login = `${baseUrl}/${locale}/auth/login`
  await page.setViewportSize(WIDE)
  await page.goto(login)
  await field(page).waitFor()
  await take('sign-in', page.locator('body'), 0)
  await page.setViewportSize(HIGH)
  await page.evaluate(() => {
    // Closes the browser's own dialog: no script can press its button.
    navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await panel(page).locator('button[type=button]').first().click()
  await alert(page).waitFor()
  await take('cancelled', panel(page), ROOM)

  await page.goto(`${baseUrl}/${locale}/auth/recover`)
  await field(page).fill(EMAIL)
  await take('recover', panel(page), ROOM)
  await field(page).press('Enter')
  await panel(page).getByText(EMAIL).waitFor()
  await take('sent', panel(page), ROOM)

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto(login)
  await field(page).waitFor()
  await take('unsupported', panel(page), ROOM)
}

/** The invited user's part: from the link to a passkey, and a second one in their profile. */
const visitAsInvited = async (page: Page, { take }: Camera, { link, locale, baseUrl }: Tour): Promise<void> => {
  const { computer, phone } = TYPED[locale]
  const first = await addAuthenticator(page)
  await page.setViewportSize(HIGH)
  await page.goto(link)
  const button = panel(page).getByRole('button').first()
  await button.waitFor()
  await take('invited', panel(page), ROOM)
  await button.click()
  await field(page).fill(computer)
  await take('register', panel(page), ROOM)
  await field(page).press('Enter')
  await panel(page).getByRole('link').waitFor()
  await take('registered', panel(page), ROOM)

  await pinDays(page)
  await page.setViewportSize(NARROW)
  await page.goto(`${baseUrl}/${locale}/user/profile`)
  const passkeys = page.locator('#passkeys')
  const save = passkeys.locator('button[type=submit]')
  await passkeys.getByRole('button').last().click()
  await passkeys.getByRole('radio').last().check()
  await passkeys.getByRole('textbox').fill(phone)
  await take('add', passkeys.locator('form'), 0)
  await passkeys.getByRole('radio').first().check()
  await save.click()
  await alert(page).waitFor()
  await take('known', passkeys.locator('form'), 0)
  // Another device replaces the first.
  await first.remove()
  await addAuthenticator(page)
  await save.click()
  await passkeys.getByRole('listitem').nth(1).waitFor()
  await page.reload()
  await passkeys.getByRole('listitem').nth(1).waitFor()
  await take('passkeys', passkeys, 16)
}

/** Captures the product's real sign-in screens in one language. */
export const photograph = async (tour: Tour): Promise<Pick<Camera, 'shots' | 'words'>> => {
  const seen = await Promise.all(
    [visitAsGuest, visitAsInvited].map(async (visit) => {
      const context = await tour.browser.newContext({
        deviceScaleFactor: SCALE,
        locale: tour.locale === 'ja' ? 'ja-JP' : 'en-GB',
        timezoneId: 'Asia/Tokyo',
      })
      const page = await context.newPage()
      const camera = createCamera(page, tour.locale)
      await visit(page, camera, tour)
      await context.close()
      return camera
    }),
  )
  return { shots: seen.flatMap(({ shots }) => shots), words: seen.flatMap(({ words }) => words) }
}
