import type { FieldIssue } from '@captain/content-core'
import { localized } from './translator.ts'

type IssueTexts = { readonly code: string; readonly ja: string; readonly en: string }

const customIssue = (path: string, { code, ja, en }: IssueTexts): FieldIssue => ({ path, rule: 'custom', params: { code, ja, en } })

const line = (place: number, field: string) => `lines.${place}.${field}`

/** Reasons why a cart can't become an order, each with its line or field; `code` is for the shop's own pages. */
export const orderIssues = {
  unknownProduct: (place: number): FieldIssue => ({ path: line(place, 'productId'), rule: 'reference', params: {} }),
  notOnSale: (place: number) =>
    customIssue(line(place, 'productId'), {
      code: 'notOnSale',
      ...localized((i18n) => i18n._('この商品は、いま販売していません。カートから外してください。')),
    }),
  wrongVariant: (place: number) =>
    customIssue(line(place, 'sku'), {
      code: 'wrongVariant',
      ...localized((i18n) => i18n._('選んだ種類が見つかりません。商品を選び直してください。')),
    }),
  tooMany: (place: number, max: number): FieldIssue => ({ path: line(place, 'quantity'), rule: 'max', params: { max } }),
  outOfStock: (place: number) =>
    customIssue(line(place, 'quantity'), {
      code: 'outOfStock',
      ...localized((i18n) => i18n._('在庫が足りません。数量を減らすか、カートから外してください。')),
    }),
  notGiftable: (place: number) =>
    customIssue(line(place, 'gift'), {
      code: 'notGiftable',
      ...localized((i18n) => i18n._('この商品は、ギフト包装ができません。')),
    }),
  lineUndeliverable: (place: number) =>
    customIssue(line(place, 'productId'), {
      code: 'undeliverable',
      ...localized((i18n) => i18n._('この商品は、お届け先の地域に配送できません。')),
    }),
  undeliverable: () =>
    customIssue('shippingAddress.prefecture', {
      code: 'undeliverable',
      ...localized((i18n) => i18n._('この都道府県には配送できません。お届け先を変更してください。')),
    }),
  tooEarly: (earliest: string): FieldIssue => ({ path: 'deliveryDate', rule: 'minDate', params: { min: earliest } }),
  noSuchSlot: () =>
    customIssue('deliverySlot', {
      code: 'slot',
      ...localized((i18n) => i18n._('この時間帯は選べません。選び直してください。')),
    }),
  paymentMethod: () =>
    customIssue('paymentMethod', {
      code: 'paymentMethod',
      ...localized((i18n) => i18n._('この支払方法は、いま利用できません。別の方法を選んでください。')),
    }),
  amountOutside: () =>
    customIssue('paymentMethod', {
      code: 'amount',
      ...localized((i18n) => i18n._('この合計金額では、この支払方法を利用できません。別の方法を選んでください。')),
    }),
  declined: () =>
    customIssue('cardToken', {
      code: 'declined',
      ...localized((i18n) => i18n._('カードを利用できませんでした。別のカードか、別の支払方法をお試しください。')),
    }),
  notOpen: () =>
    customIssue('agreedTerms', {
      code: 'notOpen',
      ...localized((i18n) => i18n._('ただいま注文を受け付けていません。しばらくしてからお試しください。')),
    }),
  notAgreed: (): FieldIssue => ({ path: 'agreedTerms', rule: 'onlyTrue', params: {} }),
} as const
