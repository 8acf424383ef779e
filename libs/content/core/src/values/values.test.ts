import { describe, expect, it } from 'vitest'
import type { DeliveryContext } from '../fields/kind-definition.ts'
import { tea } from '../testing/tea-house.ts'
import { deliverValues, indexTextsOf, searchTexts, referenceTargetsOf } from './values.ts'

const PHOTO = '01JD0000000000000000000001'
const ORIGIN = '01JD0000000000000000000002'
const VALUES = {
  name: { ja: '煎茶', en: null },
  slug: 'sencha',
  kind: 'green',
  origin: ORIGIN,
  photo: PHOTO,
  tags: ['新茶'],
  steeps: [{ label: { ja: '一煎目', en: 'First' }, minutes: 1 }],
  care: { note: { ja: '湿気を避ける', en: null }, keepCool: true },
  from: null,
  until: null,
  grams: null,
  brewedAt: null,
  isRare: false,
  price: { amount: 999, taxMode: 'excluded', taxRate: 'reduced' },
  secret: 'canary',
  publishFrom: null,
  publishUntil: null,
}

const deliver = (locale: 'ja' | 'en', view: 'list' | 'detail') => {
  const untranslated: string[] = []
  const context: DeliveryContext = {
    locale,
    media: (id) => ({ url: `/media/${id}`, width: 1, height: 1, alt: null, focalPoint: null, variants: [] }),
    file: () => null,
    reference: (id) => (id === ORIGIN ? { id, slug: null, title: '宇治' } : null),
    taxPercent: (rate) => (rate === 'reduced' ? '8.0' : '10.0'),
    taxRounding: 'floor',
    onUntranslated: (path) => untranslated.push(path),
  }
  return { values: deliverValues(tea.fields, VALUES, context, view), untranslated }
}

describe('deliverValues', () => {
  it('keeps private fields out, and detail fields out of lists', () => {
    expect(JSON.stringify(deliver('ja', 'detail').values)).not.toContain('canary')
    expect(deliver('ja', 'list').values).not.toHaveProperty('steeps')
    expect(deliver('ja', 'detail').values).toMatchObject({
      steeps: [{ label: '一煎目', minutes: 1 }],
      care: { note: '湿気を避ける', keepCool: true },
    })
  })

  it('flattens to the asked language and names what has no English, in both', () => {
    const { values, untranslated } = deliver('en', 'detail')
    expect(values).toMatchObject({ name: '煎茶', steeps: [{ label: 'First' }] })
    expect(untranslated).toEqual(['name', 'care.note'])
    expect(deliver('ja', 'detail').untranslated).toEqual(untranslated)
  })

  it('adds the amount a consumer pays', () => {
    expect(deliver('ja', 'list').values).toMatchObject({ price: { amount: 999, amountIncl: 1078 } })
  })
})

describe('what is stored beside a document', () => {
  it('finds everything the values point to', () => {
    expect(referenceTargetsOf(tea.fields, VALUES)).toEqual([
      { to: 'record', path: 'origin', type: 'origin', id: ORIGIN, onDelete: 'restrict' },
      { to: 'media', path: 'photo', id: PHOTO, accept: ['image'], maxBytes: 10 * 1024 * 1024 },
    ])
  })

  it('reads the text of nested fields too', () => {
    const found = searchTexts(tea.fields, VALUES).join('\n')
    for (const word of ['煎茶', '一煎目', 'First', '湿気を避ける', 'canary']) expect(found).toContain(word)
  })

  it('folds width and case of indexed text and marks an empty value', () => {
    expect(indexTextsOf(tea.fields.name, { ja: 'ＡＢＣ茶', en: null })).toEqual(['abc茶'])
    expect(indexTextsOf(tea.fields.origin, null)).toEqual([''])
  })
})
