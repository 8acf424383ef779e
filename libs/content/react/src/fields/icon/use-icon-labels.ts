import { useLingui } from '@lingui/react/macro'
import type { IconName } from './icons.ts'

/** Labels of the icons. */
export const useIconLabels = (): Readonly<Record<IconName, string>> => {
  const { t } = useLingui()
  return {
    home: t`家`,
    article: t`記事`,
    news: t`お知らせ`,
    calendar: t`カレンダー`,
    clock: t`時計`,
    place: t`場所`,
    phone: t`電話`,
    mail: t`メール`,
    question: t`質問`,
    info: t`案内`,
    star: t`星`,
    heart: t`ハート`,
    tag: t`札`,
    image: t`画像`,
    coffee: t`コーヒー`,
    meal: t`食事`,
    cake: t`ケーキ`,
    drink: t`飲み物`,
    leaf: t`葉`,
    dice: t`さいころ`,
    game: t`ゲーム`,
    music: t`音楽`,
    shop: t`店`,
    people: t`人`,
    cat: t`猫`,
    boat: t`船`,
  }
}
