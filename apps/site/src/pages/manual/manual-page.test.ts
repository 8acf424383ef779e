import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { linkedData, scriptTypes, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

const PATH = '/manual/captain-login'

const fileOf = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** Decodes the entities of HTML text. */
const read = (html: string): string => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

test('the list of contents leads to every section, and no script runs', async () => {
  const { html, status } = await site.open(PATH)
  expect(status).toBe(200)
  expect(html).toContain('<h1>ログインの手引き</h1>')
  const contents = [...html.matchAll(/<a href="#([\w-]+)" target="_self">/g)].map(([, anchor]) => anchor).filter((id) => id !== 'content')
  expect(contents).toEqual(['passkeys', 'first', 'sign-in', 'other-device', 'lost', 'browsers', 'messages', 'questions'])
  for (const anchor of contents) expect(html).toContain(`<section id="${anchor}"`)
  expect(new Set(scriptTypes(html))).toEqual(new Set(['application/ld+json']))
})

test.each([
  ['/manual/captain-login', 'ja'],
  ['/en/manual/captain-login', 'en'],
])('%s shows the screens of its language, each in both schemes, and all are there', async (path, locale) => {
  const { html } = await site.open(path)
  const pictures = [...html.matchAll(/(?:src|srcSet)="(\/manual\/[^"]+)"/g)].map(([, address = '']) => address)
  expect(pictures.length).toBeGreaterThan(20)
  for (const address of pictures) {
    expect(address).toContain(`-${locale}-`)
    expect(existsSync(fileOf(`site/public${address}`)), address).toBe(true)
  }
  expect(pictures.filter((address) => address.includes('-dark-'))).toHaveLength(pictures.length / 2)
  expect(html.match(/media="screen and \(prefers-color-scheme: dark\)" srcSet="[^"]+-dark-/g)).toHaveLength(pictures.length / 2)
  expect(html).not.toMatch(/<img(?![^>]*\bwidth="\d+" height="\d+" alt="[^"]+")[^>]*\/manual\//)
})

test('search engines are told the steps, with whole addresses', async () => {
  const { html } = await site.open(PATH)
  const manual = linkedData(html).find((data) => data['@type'] === 'HowTo')
  expect(manual).toMatchObject({ name: 'ログインの手引き', inLanguage: 'ja' })
  const steps = manual?.['step'] as readonly { readonly url: string; readonly image?: string }[]
  expect(steps).toHaveLength(6)
  for (const { url } of steps) {
    expect(html).toContain(`id="${url.split('#')[1]}"`)
    expect(url).toMatch(/^https:\/\/harbour\.example\/manual\/captain-login#/)
  }
  const images = steps.flatMap(({ image }) => image ?? [])
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/^https:\/\/harbour\.example\/manual\/.+-ja-light-/)
})

test('every message is worded as the back office words it, under its name in the specification', async () => {
  const { html } = await site.open(PATH)
  const messages = [...html.matchAll(/<dt>([^<]*)<code[^>]*>(.*?)<\/code><\/dt>/g)].map(([, shown = '', error = '']) => [
    read(shown),
    error,
  ])
  const known = readFileSync(fileOf('captain/src/locales/ja.po'), 'utf8')
  expect(messages.map(([, error]) => error)).toEqual([
    'registration cancelled',
    'previously registered',
    'auth cancelled',
    'WebAuthn is not supported in this browser',
    'Registration was not completed',
    'Authentication was not completed',
    'ceremony aborted',
    'missing discoverable credential support',
    'missing user verification support',
    'no supported key algorithm',
    'invalid RP id',
    'invalid domain',
    'invalid user id length',
    'general authenticator error',
  ])
  for (const [shown] of messages) expect(known).toContain(`msgid "${shown}"`)
})

test('the questions about accounts stand at its end', async () => {
  site.delivery.asked()
  const { html } = await site.open(PATH)
  expect(html).toContain('パスキーをなくしました')
  expect(html).not.toContain('支払い方法は')
  expect(site.delivery.asked().some((path) => path.includes('category=account'))).toBe(true)
})

test('whoever can not sign in reads on without the questions', async () => {
  site.delivery.failWith(500, '/faq?')
  const { html, status } = await site.open(PATH)
  expect(status).toBe(200)
  expect(html).toContain('よくある質問を読み込めませんでした。')
  expect(html).toContain('<section id="lost"')
})
