import type { RuleIssue } from '@captain/content-core'

type Told = { readonly code: string; readonly ja: string; readonly en: string }

const told = (path: string, { code, ja, en }: Told): RuleIssue => ({ path, rule: 'custom', params: { code, ja, en } })

const line = (place: number, field: string) => `lines.${place}.${field}`

/** Why a cart can't become an order, each beside the line or field that it is about; `code` is for the shop's own pages. */
export const orderIssues = {
  unknownProduct: (place: number): RuleIssue => ({ path: line(place, 'productId'), rule: 'reference', params: {} }),
  notOnSale: (place: number) =>
    told(line(place, 'productId'), {
      code: 'notOnSale',
      ja: 'この商品は、いま販売していません。カートから外してください。',
      en: 'This product is not on sale now. Take it out of the cart.',
    }),
  wrongVariant: (place: number) =>
    told(line(place, 'sku'), {
      code: 'wrongVariant',
      ja: '選んだ種類が見つかりません。商品を選び直してください。',
      en: 'There is no such variant. Choose the product again.',
    }),
  tooMany: (place: number, max: number): RuleIssue => ({ path: line(place, 'quantity'), rule: 'max', params: { max } }),
  outOfStock: (place: number) =>
    told(line(place, 'quantity'), {
      code: 'outOfStock',
      ja: '在庫が足りません。数量を減らすか、カートから外してください。',
      en: 'There is not enough in stock. Order fewer, or take it out of the cart.',
    }),
  notGiftable: (place: number) =>
    told(line(place, 'gift'), {
      code: 'notGiftable',
      ja: 'この商品は、ギフト包装ができません。',
      en: 'This product cannot be gift-wrapped.',
    }),
  lineUndeliverable: (place: number) =>
    told(line(place, 'productId'), {
      code: 'undeliverable',
      ja: 'この商品は、お届け先の地域に配送できません。',
      en: 'This product cannot be delivered to the region.',
    }),
  undeliverable: () =>
    told('shippingAddress.prefecture', {
      code: 'undeliverable',
      ja: 'この都道府県には配送できません。お届け先を変更してください。',
      en: 'We do not deliver to this prefecture. Choose another address.',
    }),
  tooEarly: (earliest: string): RuleIssue => ({ path: 'deliveryDate', rule: 'minDate', params: { min: earliest } }),
  noSuchSlot: () =>
    told('deliverySlot', {
      code: 'slot',
      ja: 'この時間帯は選べません。選び直してください。',
      en: 'This time slot is not offered. Choose another.',
    }),
  paymentMethod: () =>
    told('paymentMethod', {
      code: 'paymentMethod',
      ja: 'この支払方法は、いま利用できません。別の方法を選んでください。',
      en: 'This payment method is not available now. Choose another.',
    }),
  amountOutside: () =>
    told('paymentMethod', {
      code: 'amount',
      ja: 'この合計金額では、この支払方法を利用できません。別の方法を選んでください。',
      en: 'This payment method does not take this total. Choose another.',
    }),
  declined: () =>
    told('cardToken', {
      code: 'declined',
      ja: 'カードを利用できませんでした。別のカードか、別の支払方法をお試しください。',
      en: 'The card was declined. Try another card or payment method.',
    }),
  notOpen: () =>
    told('agreedTerms', {
      code: 'notOpen',
      ja: 'ただいま注文を受け付けていません。しばらくしてからお試しください。',
      en: 'The shop takes no orders at the moment. Try again later.',
    }),
  notAgreed: (): RuleIssue => ({ path: 'agreedTerms', rule: 'onlyTrue', params: {} }),
} as const
