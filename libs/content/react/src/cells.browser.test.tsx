import { int, isEmptyValue, list, price, select, type AnyField, type Kind } from '@captain/content-core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cellOf } from './cells.ts'
import { CellFrame } from './fields/testing/cell-frame.tsx'
import { INCLUDED, OPTION_WORDS, SAMPLES } from './fields/testing/field-samples.ts'
import { loadContentMessages } from './load-messages.ts'

/** What the cell of a kind shows for its usual sample, then for its unusual one if length is not the point. */
const SHOWN: { readonly [K in Kind]: readonly [usual: string, odd?: string] } = {
  text: ['深煎りブレンド'],
  longText: ['毎朝焙煎しています。 苦みのなかに甘みがあります。'],
  slug: ['dark-roast'],
  url: ['example.com/menu'],
  email: ['desk@example.com'],
  phone: ['03-0000-1234', '+81 3 0000 1234'],
  postalCode: ['〒100-0001'],
  int: ['1,200', '2,000,000,000'],
  decimal: ['12.50', '-99,999,999.99'],
  price: ['¥1,200', '¥10,799,998※'],
  boolean: ['', 'いいえ'],
  date: ['2026/11/21'],
  dateTime: ['2026/11/22 00:03'],
  month: ['2026/11'],
  time: ['10:00', '29:00'],
  select: ['卵'],
  multiSelect: ['卵', `卵、乳、${OPTION_WORDS.ja.none}`],
  tags: ['限定、新作'],
  color: ['#1D5B8F'],
  icon: [''],
  image: [''],
  file: ['約款.pdf'],
  inlineImage: [''],
  secret: ['••••1234'],
  richText: ['港の朝は早い。'],
  reference: ['みけ'],
  references: ['みけ', `みけ、${INCLUDED.records.tora.title.ja}`],
  member: ['佐藤 はるか'],
  group: ['2項目'],
  list: ['1件', '3件'],
}

beforeAll(async () => {
  i18n.load({ ja: await loadContentMessages('ja') })
  i18n.activate('ja')
})

const words = { label: '項目', options: OPTION_WORDS.ja }

const show = (field: AnyField, value: unknown, locale: 'ja' | 'en' = 'ja') => {
  const { Cell } = cellOf(field)
  return render(
    <MantineProvider>
      <I18nProvider i18n={i18n}>
        <CellFrame locale={locale}>
          <div data-testid="cell">
            <Cell field={field} value={value} words={words} included={INCLUDED} locale={locale} />
          </div>
        </CellFrame>
      </I18nProvider>
    </MantineProvider>,
  )
}

const sampleOf = (kind: Kind) => [SAMPLES[kind].make({}), SAMPLES[kind].value] as const

describe('cells', () => {
  it.each(Object.keys(SHOWN) as readonly Kind[])('shows a value of kind %s', async (kind) => {
    const { make, value, hostile } = SAMPLES[kind]
    const [usual, odd] = SHOWN[kind]
    expect(isEmptyValue(make({}), value)).toBe(false)
    const screen = await show(make({}), value)
    expect(screen.getByTestId('cell').element().textContent).toBe(usual)
    if (odd === undefined) return
    await screen.unmount()
    const shown = await show(make({}), hostile)
    await expect.poll(() => shown.getByTestId('cell').element().textContent).toBe(odd)
  })

  it('shows a picture at its thumbnail, without a name of its own', async () => {
    const screen = await show(...sampleOf('image'))
    const picture = screen.container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe(INCLUDED.media.harbour.thumbnailUrl)
    expect(picture?.alt).toBe('')
  })

  it('shows a tick for yes', async () => {
    const screen = await show(...sampleOf('boolean'))
    await expect.element(screen.getByRole('img', { name: 'はい' })).toBeVisible()
  })

  it('shows a whole number that is an amount as money', async () => {
    const screen = await show(int({ unit: 'yen' }), 4596)
    expect(screen.getByTestId('cell').element().textContent).toBe('¥4,596')
  })

  it('shows from what to what the rows of a list cost', async () => {
    const costs = (amount: number) => ({ cost: { amount, taxMode: 'included', taxRate: 'standard' } })
    const rows = list({ of: { cost: price({}) }, max: 5 })
    const screen = await show(rows, [costs(1200), costs(800), costs(1000)])
    expect(screen.getByTestId('cell').element().textContent).toBe('¥800 – ¥1,200')
    await screen.unmount()
    const same = await show(rows, [costs(800), costs(800)])
    expect(same.getByTestId('cell').element().textContent).toBe('¥800')
  })

  it('shows an option with a tone as a badge', async () => {
    const screen = await show(select({ options: ['egg'], tones: { egg: 'critical' } }), 'egg')
    expect(screen.container.querySelector('[data-tone=critical]')?.textContent).toBe('卵')
  })

  it('names a record in its own language where the asked one is missing', async () => {
    const screen = await show(SAMPLES.reference.make({}), 'tora', 'en')
    await expect.element(screen.getByText(INCLUDED.records.tora.title.ja)).toHaveAttribute('lang', 'ja')
  })
})
