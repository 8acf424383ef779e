import type { ALLERGENS } from '../../allergens.ts'

type Allergen = (typeof ALLERGENS)[number]

export type AllergenLabels = Record<Allergen, string>

export const allergenLabels = {
  egg: '卵',
  milk: '乳',
  wheat: '小麦',
  buckwheat: 'そば',
  peanut: '落花生',
  shrimp: 'えび',
  crab: 'かに',
  walnut: 'くるみ',
  almond: 'アーモンド',
  abalone: 'あわび',
  squid: 'いか',
  salmonRoe: 'いくら',
  orange: 'オレンジ',
  cashew: 'カシューナッツ',
  kiwi: 'キウイフルーツ',
  beef: '牛肉',
  sesame: 'ごま',
  salmon: 'さけ',
  mackerel: 'さば',
  soy: '大豆',
  chicken: '鶏肉',
  banana: 'バナナ',
  pork: '豚肉',
  macadamia: 'マカダミアナッツ',
  pistachio: 'ピスタチオ',
  peach: 'もも',
  yam: 'やまいも',
  apple: 'りんご',
  gelatin: 'ゼラチン',
  none: '該当なし',
} satisfies AllergenLabels

export const allergenGroupLabels = { mandatory: '表示義務のある8品目', recommended: '表示が勧められる品目', nothing: 'どれも含まない' }
