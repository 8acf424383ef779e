import type { SeederOf } from '@captain/content-core'
import { both } from './both.ts'
import type { tenant } from '../tenant.ts'

const links = (seeder: SeederOf<typeof tenant>) =>
  [
    {
      title: both('水鏡市役所', 'Mikagami City Hall'),
      url: 'https://city.mikagami.example/',
      category: 'city',
      description: both('届け出、窓口の時間、市のお知らせ。', 'Forms, opening hours and the news of the city.'),
      checkState: 'ok',
      checkedAt: seeder.at(-1, '04:00'),
    },
    {
      title: both('個人情報の取り扱い（市のサイト）', 'Privacy policy of the city'),
      url: 'https://city.mikagami.example/privacy',
      category: 'city',
      description: both('センターの規約と個人情報の扱いは、市のサイトにあります。', 'The city’s site holds the papers of the hall.'),
      checkState: 'ok',
      checkedAt: seeder.at(-1, '04:00'),
    },
    {
      title: both('施設予約システム', 'Room booking'),
      url: 'https://yoyaku.mikagami.example/',
      category: 'booking',
      description: both('空き状況の確認と、お部屋の予約ができます。', 'See which rooms are free, and book one.'),
      checkState: 'ok',
      checkedAt: seeder.at(-1, '04:00'),
    },
    {
      title: both('水鏡市立図書館', 'Mikagami City Library'),
      url: 'https://library.mikagami.example/',
      category: 'library',
      description: both('2階の渡り廊下でつながっています。', 'Reached by the bridge on the second floor.'),
      checkState: 'ok',
      checkedAt: seeder.at(-1, '04:00'),
    },
    {
      title: both('水鏡バス', 'Mikagami Bus'),
      url: 'https://bus.mikagami.example/route/7',
      category: 'transport',
      description: both('7系統「交流センター前」で下車してください。', 'Take route 7 to “Civic Center”.'),
      checkState: 'broken',
      checkedAt: seeder.at(-1, '04:00'),
    },
    {
      title: { ja: '福祉の相談窓口' },
      url: 'https://fukushi.mikagami.example/',
      category: 'welfare',
      checkState: 'unchecked',
      isPublished: false,
    },
  ] as const

/** Six pages elsewhere: one broken link, one hidden without English. */
export const seedLinks = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const one of links(seeder)) await seeder.create('link', { isPublished: true, ...one })
}
