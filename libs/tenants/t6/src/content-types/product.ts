import {
  boolean,
  dateTime,
  decimal,
  defineContentType,
  group,
  image,
  int,
  list,
  longText,
  multiSelect,
  price,
  references,
  requiredIf,
  richText,
  select,
  slug,
  tags,
  text,
  type FieldValues,
  type Price,
} from '@captain/content-core'
import { ALLERGEN_GROUPS, ALLERGENS, hasJanCheckDigit, mainPhotoOf, photos, seo } from '@captain/presets'
import { alnum, digitsExact, halfWidth, maxCount, maxFullWidth, unique } from '@captain/validation'
import { AVAILABILITY, availabilityOf, SALE_STATES, saleStateOf, skusOf, stockShownOf, stockWordOf, taxRateOf } from './product-facts.ts'

/** Categories of the shop's products. */
export const PRODUCT_CATEGORIES = ['tableware', 'kitchen', 'cloth', 'stationery', 'fragrance', 'food', 'gift'] as const

const INT32_MIN = -2147483648

const SALE_TONES = { before: 'info', onSale: 'success', soldOut: 'critical', ended: 'neutral', hidden: 'neutral' } as const

const fields = {
  name: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(60)] }),
  slug: slug({ required: true, public: true, from: 'name' }),
  sku: text({ maxBytes: 40, required: true, public: true, unique: true, rules: [halfWidth()] }),
  modelNumber: text({ maxBytes: 40, rules: [alnum()] }),
  janCode: text({ maxBytes: 13, unique: true, rules: [digitsExact(13)] }),
  category: select({
    options: PRODUCT_CATEGORIES,
    required: true,
    public: true,
  }),
  maker: text({ maxBytes: 150, localized: true, public: true }),
  images: photos(10),
  photo: image({ public: true, compute: mainPhotoOf('images') }),
  price: price({ required: true, public: true }),
  taxRate: select({ options: ['standard', 'reduced', 'exempt'], compute: taxRateOf }),
  comparePrice: int({ public: true, unit: 'yen' }),
  comparePriceBasis: text({ maxBytes: 300 }),
  costPrice: decimal({ scale: 2 }),
  hasVariants: boolean({ public: true }),
  variants: list({
    public: true,
    max: 50,
    rules: [unique(['sku'])],
    of: {
      label: text({ maxBytes: 90, required: true, localized: true }),
      sku: text({ maxBytes: 40, required: true, rules: [halfWidth()] }),
      priceDiff: int({ required: true, min: INT32_MIN, defaultValue: 0, unit: 'yen' }),
      stock: int({ required: true, defaultValue: 0 }),
      image: image({}),
      isDefault: boolean({}),
    },
  }),
  skus: tags({ compute: skusOf }),
  stockManaged: boolean({ defaultValue: true }),
  stock: int({ required: true, defaultValue: 0 }),
  stockTotal: int({ compute: stockShownOf }),
  availability: select({ options: AVAILABILITY, public: true, compute: availabilityOf }),
  stockAlert: int({ defaultValue: 5 }),
  maxPerOrder: int({ public: true, min: 1, max: 99, defaultValue: 10 }),
  saleFrom: dateTime({ public: true }),
  saleUntil: dateTime({ public: true }),
  saleState: select({ options: SALE_STATES, tones: SALE_TONES, public: true, compute: (values, { now }) => saleStateOf(values, now) }),
  weightKg: decimal({ scale: 3, required: true }),
  sizeText: text({ maxBytes: 150, localized: true, public: true }),
  temperature: select({ options: ['normal', 'chilled', 'frozen'], required: true, public: true, defaultValue: 'normal' }),
  deliveryClass: select({ options: ['parcel', 'mail', 'large'], required: true, public: true, defaultValue: 'parcel' }),
  leadTimeDays: int({ required: true, public: true, max: 60, defaultValue: 3 }),
  isGiftable: boolean({ public: true }),
  giftPrice: price({ public: true }),
  isReturnable: boolean({ public: true, defaultValue: true }),
  shortDescription: text({ maxBytes: 300, required: 'publish', localized: true, public: true, rules: [maxFullWidth(80)] }),
  description: richText({ required: 'publish', localized: true, public: 'detail' }),
  materials: text({ maxBytes: 300, localized: true, public: 'detail' }),
  careNotes: longText({ maxBytes: 1500, localized: true, public: 'detail' }),
  foodLabel: group({
    public: 'detail',
    of: {
      productType: text({ maxBytes: 90 }),
      ingredients: longText({ maxBytes: 1500 }),
      allergens: multiSelect({ options: ALLERGENS, optionGroups: ALLERGEN_GROUPS }),
      netContent: text({ maxBytes: 60 }),
      bestBefore: text({ maxBytes: 90 }),
      storage: text({ maxBytes: 150 }),
      manufacturer: text({ maxBytes: 300 }),
    },
  }),
  relatedProducts: references({ to: 'product', onDelete: 'set-null', public: 'detail', rules: [maxCount(8)] }),
  tags: tags({ public: true }),
  seo,
}

type Values = FieldValues<typeof fields>

const isFood = ({ category }: Pick<Values, 'category'>): boolean => category === 'food'
const hasComparePrice = ({ comparePrice }: Pick<Values, 'comparePrice'>): boolean => comparePrice !== null
/** Checks also run while the price itself is invalid. */
const amountOf = (own: Price | null): number => own?.amount ?? 0
const isReduced = (own: Price | null): boolean => own === null || own.taxRate === 'reduced'

const onLabel = { stage: 'publish' } as const

/** Products of the shop (content model, T6.product). */
export const product = defineContentType({
  name: 'product',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'package',
  title: 'name',
  columns: ['photo', 'name', 'sku', 'category', 'price', 'stockTotal', 'saleState', 'isPublished', 'sortOrder', 'updatedAt'],
  columnFormats: { stockTotal: { badge: stockWordOf, tones: { fewLeft: 'critical', soldOut: 'critical' } } },
  filters: ['category', 'saleState', 'taxRate', 'availability', 'deliveryClass', 'isPublished'],
  indexed: ['tags', 'skus', 'saleFrom', 'saleUntil'],
  defaultSort: ['-updatedAt'],
  sections: {
    basic: ['name', 'slug', 'sku', 'modelNumber', 'janCode', 'category', 'maker', 'tags'],
    images: ['images'],
    price: ['price', 'comparePrice', 'comparePriceBasis', 'costPrice'],
    stock: ['hasVariants', 'variants', 'stockManaged', 'stock', 'stockAlert', 'maxPerOrder'],
    delivery: ['weightKg', 'temperature', 'deliveryClass', 'leadTimeDays', 'isGiftable', 'giftPrice', 'isReturnable'],
    description: ['shortDescription', 'description', 'sizeText', 'materials', 'careNotes', 'relatedProducts'],
    food: ['foodLabel'],
    publish: ['saleFrom', 'saleUntil', 'isPublished'],
    seo: ['seo'],
  },
  checks: [
    {
      path: 'janCode',
      rule: 'custom',
      params: {
        ja: 'JANコードの最後の1桁（チェックデジット）が合いません。番号を確認してください。',
        en: 'The check digit of the JAN code doesn’t match. Check the number.',
      },
      test: ({ janCode }) => janCode === null || hasJanCheckDigit(janCode),
    },
    {
      path: 'comparePrice',
      rule: 'more',
      params: ({ price: own }) => ({ more: amountOf(own) }),
      test: ({ comparePrice, price: own }) => comparePrice === null || comparePrice > amountOf(own),
    },
    requiredIf('comparePriceBasis', hasComparePrice),
    {
      path: 'variants',
      rule: 'minCount',
      params: { count: 1 },
      test: ({ hasVariants, variants }) => !hasVariants || variants.length > 0,
    },
    {
      path: 'variants',
      rule: 'exactlyOneTrue',
      params: { flag: 'isDefault' },
      test: ({ hasVariants, variants }) =>
        !hasVariants || variants.length === 0 || variants.filter(({ isDefault }) => isDefault).length === 1,
    },
    {
      path: 'saleUntil',
      rule: 'endAfterStart',
      test: ({ saleFrom, saleUntil }) => saleFrom === null || saleUntil === null || saleUntil > saleFrom,
    },
    requiredIf('foodLabel.productType', isFood, onLabel),
    requiredIf('foodLabel.ingredients', isFood, onLabel),
    requiredIf('foodLabel.allergens', isFood, { ...onLabel, rule: 'requiredSelect' }),
    requiredIf('foodLabel.netContent', isFood, onLabel),
    requiredIf('foodLabel.bestBefore', isFood, onLabel),
    requiredIf('foodLabel.storage', isFood, onLabel),
    requiredIf('foodLabel.manufacturer', isFood, onLabel),
    {
      path: 'foodLabel.allergens',
      rule: 'exclusiveOption',
      test: ({ foodLabel: { allergens } }) => !allergens.includes('none') || allergens.length === 1,
    },
  ],
  warnings: [
    {
      path: 'price',
      rule: 'custom',
      params: {
        ja: '食品は、多くの場合「軽減」税率の対象です。税率を確認してください。',
        en: 'Food is usually taxed at the reduced rate. Check the tax rate.',
      },
      test: ({ category, price: own }) => category !== 'food' || isReduced(own),
    },
  ],
  fields,
})
