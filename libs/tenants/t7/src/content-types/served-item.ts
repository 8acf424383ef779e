import { boolean, date, dateTime, image, int, multiSelect, price, text } from '@captain/content-core'
import { ALLERGENS } from '@captain/presets'
import { maxFullWidth } from '@captain/validation'

/** What food and drink share (content model, T7.food). */
export const servedItemFields = () => ({
  name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(30)] }),
  image: image({ required: 'publish', public: true }),
  imageAlt: text({ maxBytes: 300, localized: true, public: true }),
  description: text({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(100)] }),
  price: price({ required: true, public: true }),
  takeoutPrice: price({ public: true, taxRate: 'reduced' }),
  allergens: multiSelect({ options: ALLERGENS, required: true, public: true }),
  calories: int({ public: true }),
  isRecommended: boolean({ public: true }),
  isSoldOut: boolean({ public: true }),
  /** Tells which business day the switch belongs to; the next one clears it. */
  soldOutAt: dateTime({ setBy: 'server' }),
  seasonFrom: date({ public: true }),
  seasonUntil: date({ public: true }),
})

type Served = { readonly allergens: readonly string[]; readonly seasonFrom: string | null; readonly seasonUntil: string | null }

export const SERVED_ITEM_CHECKS = [
  {
    path: 'allergens',
    rule: 'exclusiveOption',
    test: ({ allergens }: Served) => !allergens.includes('none') || allergens.length === 1,
  },
  {
    path: 'seasonUntil',
    rule: 'endNotBeforeStart',
    test: ({ seasonFrom, seasonUntil }: Served) => seasonFrom === null || seasonUntil === null || seasonUntil >= seasonFrom,
  },
] as const

export const SERVED_ITEM_COLUMNS = ['image', 'name', 'category', 'price', 'isSoldOut', 'seasonFrom', 'isPublished'] as const

/** The limited period is one column. */
export const SERVED_ITEM_LOOKS = { seasonFrom: { until: 'seasonUntil' } } as const

export const SERVED_ITEM_FILTERS = ['category', 'isPublished', 'isSoldOut', 'allergens'] as const

/** What tells which items are offered today. */
export const SERVED_ITEM_INDEXED = ['seasonUntil'] as const
