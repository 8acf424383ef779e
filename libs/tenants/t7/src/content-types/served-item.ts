import { boolean, date, dateTime, image, int, multiSelect, price, text, type FieldValues } from '@captain/content-core'
import { ALLERGEN_GROUPS, ALLERGENS } from '@captain/presets'
import { maxFullWidth } from '@captain/validation'
import { SERVED_ITEM_NAMED_FILTERS } from './served-item-named-filters.ts'

/** Fields that food and drink share (content model, T7.food). */
const servedItemFields = () => ({
  name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(30)] }),
  image: image({ required: 'publish', public: true }),
  imageAlt: text({ maxBytes: 300, localized: true, public: true }),
  description: text({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(100)] }),
  price: price({ required: true, public: true }),
  takeoutPrice: price({ public: true, taxRate: 'reduced' }),
  allergens: multiSelect({ options: ALLERGENS, optionGroups: ALLERGEN_GROUPS, required: true, public: true }),
  calories: int({ public: true }),
  isRecommended: boolean({ public: true }),
  isSoldOut: boolean({ public: true }),
  /** Determines the business day of the switch; the next business day resets it. */
  soldOutAt: dateTime({ setBy: 'server' }),
  seasonFrom: date({ public: true }),
  seasonUntil: date({ public: true }),
})

type Served = FieldValues<ReturnType<typeof servedItemFields>>

const SERVED_ITEM_CHECKS = [
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

const SERVED_ITEM_COLUMNS = ['image', 'name', 'category', 'price', 'isSoldOut', 'seasonFrom', 'isPublished'] as const

/** The limited period is one column. */
const SERVED_ITEM_COLUMN_FORMATS = { seasonFrom: { rangeEnd: 'seasonUntil' } } as const

const SERVED_ITEM_FILTERS = ['category', 'isPublished', 'isSoldOut', 'allergens'] as const

/** Fields that determine which items are offered today. */
const SERVED_ITEM_INDEXED = ['seasonUntil'] as const

/** The common parts of the declarations of food and drink; each spreads them and adds its own fields. */
export const servedItemPreset = () =>
  ({
    workflow: 'toggle',
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    title: 'name',
    defaultSort: ['category', 'sortOrder'],
    columns: SERVED_ITEM_COLUMNS,
    columnFormats: SERVED_ITEM_COLUMN_FORMATS,
    mainSwitch: 'isSoldOut',
    filters: SERVED_ITEM_FILTERS,
    indexed: SERVED_ITEM_INDEXED,
    namedFilters: SERVED_ITEM_NAMED_FILTERS,
    checks: SERVED_ITEM_CHECKS,
    fields: servedItemFields(),
  }) as const
