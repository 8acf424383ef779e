import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIELDS, sectionOf, HIDDEN_FIELDS } from '../../contact-form/contact-fields.ts'
import { handle } from '../../handle.ts'
import { startContactServer, type ContactServer } from '../../testing/contact-server.ts'
import { BASE_URL } from '../../testing/site-under-test.ts'

let api: ContactServer

beforeAll(async () => {
  api = await startContactServer()
})
beforeEach(() => {
  api.answerWith(null)
  api.publishPolicy('1.1')
})
afterAll(() => api.stop())

type Form = Readonly<Record<string, string>>

const RIGHT: Form = {
  kind: 'service',
  name: '見本 太郎',
  nameKana: 'みほんたろう',
  company: '',
  email: 'taro@mail.example',
  emailConfirm: 'Taro@mail.example',
  phone: '',
  subject: 'サービスについて',
  body: '船を寄せたいので、料金を教えてください。\r\nよろしくお願いします。',
  agreePrivacy: 'true',
  policyVersion: '1.1',
  sourcePath: '/faq',
  key: 'key-of-one-form',
}

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await handle(new Request(new URL(path, BASE_URL), init), {
    fetchApi: api.fetchApi,
    baseUrl: BASE_URL,
    draw: () => Promise.reject(new Error('nothing is drawn here')),
  })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const post = (form: Form, { path = '/contact', headers = {} }: { path?: string; headers?: Form } = {}) =>
  ask(path, { method: 'POST', headers: { origin: BASE_URL, ...headers }, body: new URLSearchParams(form) })

/** Returns the error messages next to the fields, by field. */
const errorsIn = (html: string): Form =>
  Object.fromEntries(
    [...html.matchAll(/<p class="field-error" id="contact-(\w+)-error">([^<]*)<\/p>/g)].map(([, name, text]) => [name, text]),
  )

/** Returns the ids of the elements with `autofocus`. */
const focusedIn = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<[^>]* autofocus=""[^>]*>/gi)].map(([element]) => /\bid="([^"]*)"/.exec(element)?.[1])

const valuesIn = (html: string): Form =>
  Object.fromEntries([...html.matchAll(/<dd class="keeps-lines" data-value="(\w+)">([^<]*)<\/dd>/g)].map(([, name, text]) => [name, text]))

/** Returns the hidden fields of the page's form. */
const carriedIn = (html: string): Form =>
  Object.fromEntries([...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)].map(([, name, text]) => [name, text]))

describe('the form', () => {
  test('asks for all that its declaration takes, and for nothing else', async () => {
    for (const name of Object.keys(FIELDS))
      expect([name, sectionOf(name) !== null || HIDDEN_FIELDS.includes(name as never)]).toEqual([name, true])
    const { html, status, headers } = await ask('/contact')
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    for (const name of Object.keys(FIELDS)) expect(html.includes(`name="${name}"`), name).toBe(name !== 'locale')
    expect(html).toContain('プライバシーポリシー（第1.1版）に同意する')
    expect(html).toMatch(/<input type="checkbox" tabindex="-1"[^>]* name="isBot" value="true"\/>/i)
    expect(errorsIn(html)).toEqual({})
    expect(html, 'no data for search engines (content model §8)').not.toContain('application/ld+json')
  })

  test('asks for the reading of a name in Japanese only', async () => {
    expect((await ask('/en/contact')).html).not.toContain('name="nameKana"')
    expect((await ask('/ja/contact')).html).toContain('name="nameKana"')
  })

  test('has a key of its own each time, and knows from where somebody came', async () => {
    const keys = await Promise.all([1, 2].map(async () => carriedIn((await ask('/contact')).html)['key']))
    expect(new Set(keys).size).toBe(2)
    const from = async (referer: string) => carriedIn((await ask('/en/contact', { headers: { referer } })).html)['sourcePath']
    expect(await from(`${BASE_URL}/en/faq?q=secret`)).toBe('/en/faq')
    expect(await from('https://elsewhere.example/faq')).toBe('/en/contact')
    expect(await from(`${BASE_URL}/%E7%8C%AB`)).toBe('/en/contact')
  })
})

describe('what is wrong', () => {
  test('is said beside its field, in a list above and in the navigator, and nothing typed is lost', async () => {
    const wrong = {
      ...RIGHT,
      kind: '',
      name: '　',
      nameKana: '漢字',
      email: 'taro@',
      phone: '12',
      subject: 'あ'.repeat(61),
      body: '短い',
      agreePrivacy: '',
    }
    const { html, status } = await post(wrong)
    expect(status).toBe(422)
    expect(errorsIn(html)).toEqual({
      kind: '選択してください。',
      name: '入力してください。',
      nameKana: 'ひらがなか全角カタカナで入力してください（空白は使えません）。',
      email: 'メールアドレスを正しく入力してください（例：name@example.com）。',
      phone: expect.stringContaining('電話番号'),
      subject: '60文字以内で入力してください。',
      body: '10文字以上で入力してください。',
      agreePrivacy: expect.any(String),
    })
    expect(focusedIn(html)).toEqual(['contact-kind'])
    expect(html).toContain('<a href="#contact-subject">件名</a>')
    expect([...html.matchAll(/<li data-step="(\w+)" data-wrong="true">/g)].map(([, step]) => step)).toEqual([
      'kind',
      'person',
      'content',
      'consent',
    ])
    for (const kept of ['漢字', 'taro@', 'あ'.repeat(61), '短い']) expect(html).toContain(kept)
    expect(carriedIn(html)).toMatchObject({ key: RIGHT['key'], sourcePath: '/faq' })
  })

  test('between two addresses is told beside the second, whatever else is wrong', async () => {
    const { html } = await post({ ...RIGHT, emailConfirm: 'hanako@mail.example', subject: '' })
    expect(errorsIn(html)).toEqual({
      emailConfirm: '上のメールアドレスと同じものを入力してください。',
      subject: '入力してください。',
    })
    expect(focusedIn(html)).toEqual(['contact-emailConfirm'])
  })

  test('is told in the language of the page', async () => {
    const { html } = await post({ ...RIGHT, name: '' }, { path: '/en/contact' })
    expect(errorsIn(html)).toEqual({ name: 'Fill in this field.' })
  })

  test('is told of a kind, whatever it is called', async () => {
    const { html, status } = await post({ ...RIGHT, kind: '__proto__' })
    expect([status, errorsIn(html)]).toEqual([422, { kind: '選択肢の中から選んでください。' }])
  })

  test('with markup in it stays text', async () => {
    const { html } = await post({ ...RIGHT, name: '"><script>alert(1)</script>', subject: '' })
    expect(html).not.toContain('<script>alert(1)')
    const confirmed = await post({ ...RIGHT, body: '</dd><script>alert(1)</script> と書いてみます' })
    expect(confirmed.html).not.toContain('<script>alert(1)')
  })
})

describe('the confirmation', () => {
  test('shows everything as it will be sent, and carries it', async () => {
    const { html, status } = await post({ ...RIGHT, phone: '０３−００００−０９０１', step: 'confirm' })
    expect(status).toBe(200)
    expect(valuesIn(html)).toEqual({
      kind: 'サービス',
      name: '見本 太郎',
      nameKana: 'みほんたろう',
      company: '（未入力）',
      email: 'taro@mail.example',
      phone: '03-0000-0901',
      subject: 'サービスについて',
      body: '船を寄せたいので、料金を教えてください。\r\nよろしくお願いします。',
      agreePrivacy: '第1.1版に同意する',
    })
    const { arrived } = api
    expect(arrived).toEqual([])
    const back = await post({ ...carriedIn(html), step: 'edit' })
    expect(back.status).toBe(200)
    expect(back.html).toContain('value="見本 太郎"')
    expect(back.html).toMatch(/name="kind"[^>]*value="service"[^>]*checked=""|checked=""[^>]*value="service"/)
    expect(errorsIn(back.html)).toEqual({})
    const sent = await post({ ...carriedIn(html), step: 'send' })
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
      303,
      '/contact/success',
      'private, no-store',
    ])
    expect(api.arrived.at(-1)?.values).toMatchObject({
      name: '見本 太郎',
      phone: '03-0000-0901',
      locale: 'ja',
      sourcePath: '/faq',
      isBot: false,
    })
  })

  test('can not be got round: what is sent is checked again', async () => {
    const { status, html } = await post({ ...RIGHT, email: 'nobody', step: 'send' })
    expect(status).toBe(422)
    expect(Object.keys(errorsIn(html))).toEqual(['email'])
  })

  test('of a policy that has changed meanwhile asks for consent once more', async () => {
    api.publishPolicy('2.0')
    const { status, html } = await post({ ...RIGHT, step: 'send' })
    expect(status).toBe(409)
    expect(html).toContain('プライバシーポリシーが改定されました。')
    expect(html).toContain('（第2.0版）')
    expect(html).not.toMatch(/name="agreePrivacy"[^>]*checked/)
  })
})

describe('sending', () => {
  const send = (changes: Form = {}, options: Parameters<typeof post>[1] = {}) => post({ ...RIGHT, ...changes, step: 'send' }, options)

  test('twice is one message with one number, which the thanks show once', async () => {
    const before = api.arrived.length
    const [first, second] = [await send({ key: 'sent-twice-1' }), await send({ key: 'sent-twice-1' })]
    expect(api.arrived).toHaveLength(before + 1)
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(second.headers.get('set-cookie')).toBe(cookie)
    expect(cookie).toMatch(/^contact_receipt=NYK-20261122-\d{4}; Path=\/; SameSite=Lax; Max-Age=600; Secure; HttpOnly$/)
    const number = /=(NYK-[\d-]+)/.exec(cookie)?.[1] ?? ''
    const thanks = await ask('/contact/success', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(thanks.html).toContain(number)
    expect(thanks.headers.get('set-cookie')).toContain('contact_receipt=shown; Path=/; SameSite=Lax; Max-Age=600')
    const again = await ask('/contact/success', { headers: { cookie: 'contact_receipt=shown' } })
    expect([again.status, again.html.includes('receipt-number'), again.headers.get('set-cookie')]).toEqual([200, false, null])
    expect(thanks.headers.get('cache-control')).toBe('private, no-store')
    expect(thanks.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('nothing is thanked for by nobody, and leads to the form', async () => {
    for (const cookie of ['', 'contact_receipt=<script>', 'contact_receipt=%E0%A4%A']) {
      const { status, headers } = await ask('/en/contact/success', { headers: { cookie } })
      expect([status, headers.get('location')]).toEqual([303, '/en/contact'])
    }
  })

  test('as a machine does is thanked for like any other', async () => {
    const { status } = await send({ isBot: 'true', key: 'a-machine-1' })
    expect(status).toBe(303)
    expect(api.arrived.at(-1)?.values).toMatchObject({ isBot: true })
  })

  test('another message with a key that is used up asks first, and has a new key', async () => {
    await send({ key: 'used-up-key-1' })
    const { status, html } = await send({ key: 'used-up-key-1', subject: '別の件' })
    expect(status).toBe(409)
    expect(html).toContain('別の内容ですでに受け付けています')
    expect(carriedIn(html)['key']).not.toBe('used-up-key-1')
    expect((await post({ ...carriedIn(html), step: 'send' })).status).toBe(303)
  })

  test.each([
    [429, 429, 'しばらくしてからお試しください'],
    [500, 503, '送信できませんでした'],
  ])('that the API answers with %i keeps everything', async (apiStatus, status, words) => {
    api.answerWith({ status: apiStatus, body: { code: 'failed' }, headers: { 'retry-after': '120' } })
    const answer = await send()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe('120')
    expect(answer.html).toContain(words)
    expect(valuesIn(answer.html)).toMatchObject({ name: '見本 太郎' })
    expect(carriedIn(answer.html)).toMatchObject({ key: RIGHT['key'], body: RIGHT['body'] })
  })

  test('and asking keep to the language of the page', async () => {
    const { headers } = await send({ key: 'in-english-1' }, { path: '/en/contact' })
    expect(headers.get('location')).toBe('/en/contact/success')
    expect(api.arrived.at(-1)?.values).toMatchObject({ locale: 'en', nameKana: null })
  })

  test('from within the page is answered in words for it', async () => {
    const json = { headers: { accept: 'application/json' } }
    const wrong = await send({ body: '短い' }, json)
    expect([wrong.status, JSON.parse(wrong.html)]).toEqual([
      422,
      { issues: [{ path: 'body', message: '10文字以上で入力してください。' }], trouble: null, key: RIGHT['key'] },
    ])
    const right = await send({ key: 'from-within-1' }, json)
    expect([right.status, JSON.parse(right.html)]).toEqual([200, { location: '/contact/success' }])
    expect(right.headers.get('set-cookie')).toContain('contact_receipt=NYK')
    api.answerWith({ status: 429, body: {} })
    const refused = await send({}, json)
    expect([refused.status, JSON.parse(refused.html)['trouble']]).toEqual([429, 'tooMany'])
  })
})

describe('a request that no form makes', () => {
  const raw = (body: BodyInit, headers: Form = {}) =>
    ask('/contact', {
      method: 'POST',
      body,
      headers: { origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test.each([
    ['another site', RIGHT, { origin: 'https://evil.example' }, 403],
    ['nowhere', RIGHT, { origin: 'null' }, 403],
  ])('from %s is refused', async (_what, form, headers, status) => {
    const before = api.arrived.length
    expect((await post({ ...form, step: 'send' }, { headers })).status).toBe(status)
    expect(api.arrived).toHaveLength(before)
  })

  test('of another kind or size is refused', async () => {
    expect((await raw('{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await raw(`body=${'a'.repeat(300_000)}`)).status).toBe(413)
    expect((await ask('/contact', { method: 'PUT', body: 'a' })).status).toBe(405)
    expect((await ask('/contact/success', { method: 'POST', body: 'a' })).status).toBe(405)
  })

  test.each([
    ['nothing', ''],
    ['what can not be decoded', 'name=%E0%A4%A&body=%ff%fe&step=send'],
    ['fields that come twice', 'name=a&name=b&step=send&step=edit&key=1&key=2'],
    ['names that every object has', '__proto__=1&constructor=2&toString=3'],
    ['characters that nothing keeps', 'name=%00&subject=%00%01&step=send&sourcePath=..%2f..%2fetc'],
  ])('with %s comes back as a form', async (_what, body) => {
    const { status, html } = await raw(body)
    expect(status).not.toBe(500)
    expect(html).toContain('id="contact-form"')
  })

  test('with a text that is far too long has it back, to be shortened', async () => {
    const { status, html } = await raw(new URLSearchParams({ ...RIGHT, body: 'あ'.repeat(20_000) }))
    expect(status).toBe(422)
    expect(errorsIn(html)).toEqual({ body: '2,000文字以内で入力してください。' })
    expect(html).toContain('あ'.repeat(20_000))
  })
})

test('a portal under maintenance takes no messages and says so', async () => {
  api.publishPolicy(null)
  api.answerWith({ status: 503, body: { code: 'maintenance', title: 'ただいま改装中です', message: '朝には再開します。' } })
  const { status, html } = await ask('/contact')
  expect([status, html.includes('ただいま改装中です')]).toEqual([503, true])
})

test('without a policy in force the form still asks for consent', async () => {
  api.publishPolicy(null)
  expect((await ask('/contact')).html).toContain('<span>プライバシーポリシーに同意する</span>')
  expect((await post({ ...RIGHT, policyVersion: '', step: 'confirm' })).status).toBe(200)
})
