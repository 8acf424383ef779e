import {
  type AnyField,
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
  type Included,
  inlineImage,
  int,
  isEmptyValue,
  type Kind,
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
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cellOf } from './cells.ts'
import { loadContentMessages } from './load-messages.ts'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const included: Included = {
  records: {
    r1: { id: 'r1', type: 'cat', title: { ja: 'みけ', en: null }, state: 'on', image: null, color: '#b4531f' },
    r2: { id: 'r2', type: 'cat', title: { ja: 'とら', en: 'Tora' }, state: 'on', image: null, color: null },
  },
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
  },
  accounts: { a1: { id: 'a1', name: '佐藤 はるか' } },
}

const options = ['egg', 'milk'] as const
const words = { label: '項目', options: { egg: '卵', milk: '乳' } }
const paragraph = { time: 1, version: '2.31.7', blocks: [{ id: 'a', type: 'paragraph', data: { text: '港の<b>朝</b>' } }] }

type Sample = readonly [field: AnyField, value: unknown, shown: string]

const samples = {
  text: [text({ maxBytes: 60 }), 'チーズトースト', 'チーズトースト'],
  longText: [longText({ maxBytes: 60 }), '一行目\n二行目', '一行目 二行目'],
  slug: [slug({}), 'cheese-toast', 'cheese-toast'],
  url: [url({}), 'https://www.example.com/menu/', 'example.com/menu'],
  email: [email({}), 'desk@example.com', 'desk@example.com'],
  phone: [phone({}), '03-0000-1234', '03-0000-1234'],
  postalCode: [postalCode({}), '100-0001', '〒100-0001'],
  int: [int({}), 1234, '1,234'],
  decimal: [decimal({ scale: 2 }), '12345.60', '12,345.60'],
  price: [price({}), { amount: 1080, taxMode: 'included', taxRate: 'reduced' }, '¥1,080※'],
  boolean: [boolean({}), false, 'いいえ'],
  date: [date({}), '2026-11-21', '2026/11/21'],
  dateTime: [dateTime({}), '2026-11-21T15:03:00.000Z', '2026/11/22 00:03'],
  month: [month({}), '2026-11', '2026/11'],
  time: [time({}), 1500, '25:00'],
  select: [select({ options }), 'egg', '卵'],
  multiSelect: [multiSelect({ options }), ['egg', 'milk'], '卵、乳'],
  tags: [tags({}), ['限定', '新作'], '限定、新作'],
  color: [color({}), '#b4531f', '#B4531F'],
  icon: [icon({}), '/icons/menu/food.svg', ''],
  image: [image({}), 'm1', ''],
  file: [file({ accept: ['pdf'] }), 'm1', 'dot.gif'],
  inlineImage: [inlineImage({ maxBytes: 60 }), 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', ''],
  secret: [secret({ maxBytes: 60 }), { isSet: true, last4: '1234', setAt: '2026-11-21T00:00:00.000Z' }, '••••1234'],
  richText: [richText({}), paragraph, '港の朝'],
  reference: [reference({ to: 'cat', onDelete: 'restrict' }), 'r1', 'みけ'],
  references: [references({ to: 'cat', onDelete: 'set-null' }), ['r1', 'r2', 'gone'], 'みけ、とら'],
  member: [member({}), 'a1', '佐藤 はるか'],
  group: [group({ of: { a: text({ maxBytes: 60 }), b: int({}) } }), { a: 'x', b: null }, '1項目'],
  list: [list({ of: { a: text({ maxBytes: 60 }) }, max: 5 }), [{ a: 'x' }, { a: 'y' }], '2件'],
} satisfies { readonly [K in Kind]: Sample }

beforeAll(async () => {
  i18n.load({ ja: await loadContentMessages('ja') })
  i18n.activate('ja')
})

const show = ([field, value]: Sample, locale: 'ja' | 'en' = 'ja') => {
  const { Cell } = cellOf(field)
  return render(
    <MantineProvider>
      <I18nProvider i18n={i18n}>
        <div data-testid="cell">
          <Cell field={field} value={value} words={words} included={included} locale={locale} />
        </div>
      </I18nProvider>
    </MantineProvider>,
  )
}

describe('cells', () => {
  it.each(Object.entries(samples) as [string, Sample][])('shows a value of kind %s', async (_kind, sample) => {
    expect(isEmptyValue(sample[0], sample[1])).toBe(false)
    const screen = await show(sample)
    expect(screen.getByTestId('cell').element().textContent).toBe(sample[2])
  })

  it('shows a picture at its thumbnail, without a name of its own', async () => {
    const screen = await show(samples.image)
    const picture = screen.container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe(PICTURE)
    expect(picture?.alt).toBe('')
  })

  it('shows a whole number that is an amount as money', async () => {
    const screen = await show([int({ unit: 'yen' }), 4596, '¥4,596'])
    expect(screen.getByTestId('cell').element().textContent).toBe('¥4,596')
  })

  it('shows from what to what the rows of a list cost', async () => {
    const costs = (amount: number) => ({ cost: { amount, taxMode: 'included', taxRate: 'standard' } })
    const rows = list({ of: { cost: price({}) }, max: 5 })
    const screen = await show([rows, [costs(1200), costs(800), costs(1000)], ''])
    expect(screen.getByTestId('cell').element().textContent).toBe('¥800 – ¥1,200')
    await screen.unmount()
    const same = await show([rows, [costs(800), costs(800)], ''])
    expect(same.getByTestId('cell').element().textContent).toBe('¥800')
  })

  it('shows an option with a tone as a badge', async () => {
    const screen = await show([select({ options, tones: { egg: 'alarm' } }), 'egg', '卵'])
    expect(screen.container.querySelector('[data-tone=alarm]')?.textContent).toBe('卵')
  })

  it('names a record in its own language where the asked one is missing', async () => {
    const screen = await show(samples.reference, 'en')
    await expect.element(screen.getByText('みけ')).toHaveAttribute('lang', 'ja')
  })
})
