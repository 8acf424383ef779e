import { group, longText, multiSelect, postalCode, select, slug, text, type Fields, type Kind } from '@captain/content-core'
import axe from 'axe-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { INCLUDED, SAMPLES } from './fields/testing/field-samples.ts'
import { json, loadWords, openFields } from './fields/testing/open-fields.tsx'

const KINDS = Object.keys(SAMPLES) as readonly Kind[]

const ofKinds = <T,>(of: (kind: Kind) => T): Readonly<Record<string, T>> => Object.fromEntries(KINDS.map((kind) => [kind, of(kind)]))

const fields: Fields = {
  title: text({ maxBytes: 60, required: true, localized: true }),
  ...ofKinds((kind) => SAMPLES[kind].make({})),
  longText: longText({ maxBytes: 600 }),
  slug: slug({ from: 'title' }),
  address: group({
    of: {
      postalCode: postalCode({ autofills: { prefecture: 'prefecture', city: 'city.ja', town: 'street.ja' } }),
      prefecture: select({ options: ['JP-13', 'JP-23', 'JP-24'] }),
      city: text({ maxBytes: 150, localized: true }),
      street: text({ maxBytes: 300, localized: true }),
    },
  }),
  many: multiSelect({ options: Array.from({ length: 13 }, (_, position) => `m${position}`) }),
}

const empty = {
  title: { ja: null, en: null },
  boolean: false,
  multiSelect: [],
  many: [],
  tags: [],
  references: [],
  list: [],
  group: { name: null, amount: null },
}

const filled = { ...ofKinds((kind) => SAMPLES[kind].value), title: { ja: '茶', en: 'Tea' }, many: ['m1'], included: INCLUDED }

const answers = (address: URL): Response | null => {
  if (address.pathname.endsWith('/tax-rates'))
    return json({ rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' })
  if (address.pathname.endsWith('/members')) return json({ items: [] })
  if (address.pathname.endsWith('/tool')) return json({ items: [], next: null, included: { records: {}, media: {}, accounts: {} } })
  return null
}

/** Accessibility violations of the whole page; rules about the missing app frame are off. */
const faults = async () => {
  const rules = {
    'label-content-name-mismatch': { enabled: true },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    region: { enabled: false },
  }
  // Elements that fade in have low contrast until the animation ends.
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] })
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

  it('is as wide as what belongs into it', async () => {
    await open(empty)
    const width = (name: string) =>
      page
        .getByRole('textbox', { name: `${name}欄`, exact: true })
        .element()
        .getBoundingClientRect().width
    const widths = ['postalCode', 'phone', 'email', 'url'].map(width)
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    expect(new Set(widths).size).toBe(4)
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
    ['options', () => page.getByRole('combobox', { name: 'select欄' }), () => page.getByRole('option', { name: 'milk' })],
  ])('is called what is written on it when it opens %s', async (_, opener, opened) => {
    await open(filled)
    await opener().click()
    await expect.element(opened()).toBeVisible()
    expect(await faults()).toEqual([])
  })
})
