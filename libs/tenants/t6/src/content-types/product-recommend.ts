import { notInPastIfChanged, boolean, date, defineContentType, reference, select, text, type FieldValues } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'
import { isShownOn } from './recommend-period.ts'
import { SLOTS } from './recommend-slots.ts'

const fields = {
  slot: select({ options: SLOTS, required: true, public: true }),
  product: reference({ to: 'product', onDelete: 'cascade', required: true, public: true }),
  productName: text({ maxBytes: 300, localized: true, setBy: 'server' }),
  comment: text({ maxBytes: 150, localized: true, public: true, rules: [maxFullWidth(40)] }),
  showFrom: date({}),
  showUntil: date({}),
  isShown: boolean({ compute: (values, { now }) => isShownOn(values, now) }),
}

type Values = FieldValues<typeof fields>

/** One product in a slot of the shop's home page (content model, T6.productRecommend); users select several at once. */
export const productRecommend = defineContentType({
  name: 'product-recommend',
  workflow: 'toggle',
  screens: ['list', 'new'],
  group: 'site',
  icon: 'thumb-up',
  title: 'productName',
  columns: ['product', 'slot', 'comment', 'showFrom', 'showUntil', 'isShown', 'isPublished'],
  filters: ['slot', 'product', 'isShown', 'showFrom', 'showUntil', 'isPublished'],
  defaultSort: ['slot', 'sortOrder'],
  /** Outside its period a recommendation is stored but hidden. */
  publicWhen: ({ isShown }) => isShown,
  publicDependsOn: 'product',
  listEditable: ['comment', 'showFrom', 'showUntil'],
  uniqueTogether: [['slot', 'product']],
  sections: { basic: ['slot', 'product', 'comment'], period: ['showFrom', 'showUntil', 'isPublished'] },
  checks: [
    notInPastIfChanged<Values>('showUntil'),
    {
      path: 'showUntil',
      rule: 'endNotBeforeStart',
      test: ({ showFrom, showUntil }) => showFrom === null || showUntil === null || showUntil >= showFrom,
    },
  ],
  fields,
})
