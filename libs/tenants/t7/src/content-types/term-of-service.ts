import { termOfServiceType } from '@captain/presets'

/** Rules for guests of a board game café. */
const HOUSE_RULES = {
  ja: [
    '店内ルール',
    'ゲームは大切に扱い、遊び終わったら元の箱に戻してください。破損や紛失があったときは、スタッフにお知らせください。飲み物はゲームから離してお置きください。お席のご利用時間、飲食物のお持ち込み、撮影については、店内の掲示に従ってください。（見本）',
  ],
  en: [
    'House rules',
    'Please treat the games with care and put them back into their boxes. Tell our staff when something is broken or lost. Keep drinks away from the games. Notices in the café say how long tables may be used, and what holds for food of your own and for photographs. (Sample)',
  ],
} as const

export const termOfService = termOfServiceType([HOUSE_RULES])
