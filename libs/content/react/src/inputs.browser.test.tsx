import {
  boolean,
  color,
  date,
  dateTime,
  decimal,
  email,
  file,
  group,
  icon,
  image,
  int,
  list,
  longText,
  member,
  month,
  multiSelect,
  phone,
  postalCode,
  price,
  reference,
  references,
  richText,
  secret,
  select,
  slug,
  tags,
  text,
  time,
  url,
} from '@captain/content-core'
import axe from 'axe-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { json, loadWords, openFields } from './fields/testing/open-fields.tsx'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const fields = {
  title: text({ maxBytes: 60, required: true, localized: true }),
  growing: text({ maxBytes: 600 }),
  longText: longText({ maxBytes: 600 }),
  slug: slug({ from: 'title' }),
  url: url({}),
  email: email({}),
  phone: phone({}),
  month: month({}),
  code: postalCode({}),
  address: group({
    of: {
      postalCode: postalCode({ fills: { prefecture: 'prefecture', city: 'city.ja', town: 'street.ja' } }),
      prefecture: select({ options: ['JP-13', 'JP-23', 'JP-24'] }),
      city: text({ maxBytes: 150, localized: true }),
      street: text({ maxBytes: 300, localized: true }),
    },
  }),
  int: int({}),
  decimal: decimal({ scale: 2 }),
  price: price({}),
  boolean: boolean({}),
  date: date({}),
  dateTime: dateTime({}),
  time: time({}),
  select: select({ options: ['a', 'b'] }),
  few: multiSelect({ options: ['a', 'b'] }),
  many: multiSelect({ options: Array.from({ length: 13 }, (_, position) => `m${position}`) }),
  tags: tags({}),
  color: color({}),
  icon: icon({}),
  image: image({}),
  file: file({ accept: ['pdf', 'zip'] }),
  secret: secret({ maxBytes: 150 }),
  reference: reference({ to: 'tool', onDelete: 'restrict' }),
  references: references({ to: 'tool', onDelete: 'set-null' }),
  member: member({}),
  group: group({ of: { one: text({ maxBytes: 30 }) } }),
  list: list({ max: 3, of: { label: text({ maxBytes: 30 }) } }),
  richText: richText({}),
}

const empty = { title: { ja: null, en: null }, boolean: false, few: [], many: [], tags: [], references: [], list: [], group: { one: null } }

const filled = {
  ...empty,
  title: { ja: '茶', en: 'Tea' },
  many: ['m1'],
  tags: ['茶'],
  color: '#b4531f',
  icon: '/icons/menu/calendar.svg',
  image: 'm1',
  file: 'f1',
  secret: { isSet: true, last4: '1234', setAt: '2026-11-21T00:00:00.000Z' },
  reference: 'r1',
  references: ['r1'],
  member: 'a1',
  list: [{ label: '大' }],
  price: { amount: 1200, taxMode: 'included', taxRate: 'standard' },
  included: {
    records: { r1: { id: 'r1', type: 'tool', title: { ja: 'みけ', en: null }, state: 'draft', image: null, color: '#b4531f' } },
    media: {
      m1: {
        id: 'm1',
        url: PICTURE,
        thumbnailUrl: PICTURE,
        focalPoint: null,
        width: 1,
        height: 1,
        originalName: 'dot.gif',
        mimeType: 'image/gif',
        size: 43,
        alt: { ja: null, en: null },
      },
      f1: {
        id: 'f1',
        url: '/media/f1.pdf',
        thumbnailUrl: '/media/f1.pdf',
        focalPoint: null,
        width: null,
        height: null,
        originalName: '約款.pdf',
        mimeType: 'application/pdf',
        size: 2048,
        alt: { ja: null, en: null },
      },
    },
    accounts: { a1: { id: 'a1', name: '佐藤 はるか' } },
  },
}

const answers = (address: URL): Response | null => {
  if (address.pathname.endsWith('/tax-rates'))
    return json({ rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' })
  if (address.pathname.endsWith('/members')) return json({ items: [] })
  if (address.pathname.endsWith('/tool')) return json({ items: [], next: null, included: { records: {}, media: {}, accounts: {} } })
  return null
}

/** What is wrong with the whole page; the frame around the form is not here. */
const faults = async () => {
  const rules = {
    'label-content-name-mismatch': { enabled: true },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
  }
  // What fades in is pale until it is there.
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const { violations } = await axe.run(document, { rules })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`))
}

const nameJa = () => page.getByRole('textbox', { name: 'title欄 日本語' })
const open = async (values: Readonly<Record<string, unknown>>) => {
  await openFields(fields, { workflow: 'publish', values, answers })
  await expect.element(nameJa()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'richText欄' })).toBeInTheDocument()
}

beforeAll(async () => {
  await page.viewport(1400, 900)
  await loadWords()
})

beforeEach(() => localStorage.clear())

describe('every input', () => {
  it('is called what is written on it, empty', async () => {
    await open(empty)
    await expect.element(page.getByRole('button', { name: /アイコンを選ぶ/ })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('is called what is written on it, filled', async () => {
    await open(filled)
    await expect.element(page.getByRole('button', { name: /みけ/ }).first()).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('is told what is wrong with it', async () => {
    await open(filled)
    await nameJa().fill('')
    await page.getByRole('textbox', { name: 'int欄' }).fill('たくさん')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText(/か所の入力を確認してください。/)).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it.each<[string, () => Locator, () => Locator]>([
    ['icons', () => page.getByRole('button', { name: /icon欄/ }), () => page.getByRole('dialog', { name: 'icon欄' })],
    [
      'records',
      () => page.getByRole('button', { name: /reference欄/ }),
      () => page.getByRole('status').filter({ hasText: '選べるものがありません。' }),
    ],
    [
      'a calendar',
      () => page.getByRole('button', { name: 'カレンダーから選ぶ' }).first(),
      () => page.getByRole('button', { name: '前の月' }),
    ],
    ['colours', () => page.getByRole('textbox', { name: 'color欄' }), () => page.getByRole('slider', { name: '色相' })],
    ['options', () => page.getByRole('combobox', { name: 'select欄' }), () => page.getByRole('option', { name: 'b' })],
  ])('is called what is written on it when it opens %s', async (_, opener, opened) => {
    await open(filled)
    await opener().click()
    await expect.element(opened()).toBeVisible()
    expect(await faults()).toEqual([])
  })
})
