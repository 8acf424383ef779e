import { createByKey, type SeederOf } from '@captain/content-core'
import type { AreaIds } from './areas.ts'
import { both } from './both.ts'
import type { ServiceIds } from './services.ts'
import type { tenant } from '../tenant.ts'

const VIOLET = '#6B2D8B'

/** Ids of the casts by their slugs. */
export type CastIds = Readonly<Record<'luka' | 'sayo' | 'haru' | 'minato' | 'pon' | 'nagi', string>>

const casts = (seeder: SeederOf<typeof tenant>, services: ServiceIds, areas: AreaIds) =>
  ({
    luka: {
      stageName: both('ルカ', 'Luka'),
      nameHiragana: 'るか',
      rank: 'platinum',
      catchphrase: both('その一枚は、もうあなたの手の中', 'The card is already yours'),
      height: '172.5',
      bloodType: 'ab',
      birthMonthDay: '07-07',
      birthplace: both('水鏡市', 'Mikagami'),
      languages: ['ja', 'fr'],
      services: [services['close-up-magic']],
      areas: Object.values(areas),
      charmPoints: ['closeUp', 'talk', 'photo'],
      profile: both(
        '月夜の晩だけ開くという小さな劇場で修業しました。静かな語りのマジックが得意です。',
        'Trained in a small theatre that opens on moonlit nights only. Known for quiet magic with a story.',
      ),
      joinedOn: seeder.day(-900),
      realName: '見本 ルカ',
      birthDate: '1994-07-07',
      emergencyPhone: '090-0000-0001',
      sns: { xId: 'luka_gekkoza', instagramId: 'luka.gekkoza' },
    },
    sayo: {
      stageName: both('小夜', 'Sayo'),
      nameHiragana: 'さよ',
      rank: 'gold',
      catchphrase: both('夜の窓辺に似合う声', 'A voice for windows at night'),
      birthMonthDay: '11-20',
      languages: ['ja', 'en'],
      services: [services['piano-vocals']],
      areas: [areas['mikagami-central'], areas.konan, areas.hoshimizaka],
      charmPoints: ['piano', 'vocal', 'english'],
      profile: both('弾き語りで、会場の空気をやわらかくします。', 'Softens the air of a room with her piano and songs.'),
      joinedOn: seeder.day(-500),
      realName: '見本 小夜',
      birthDate: '1998-11-20',
      emergencyPhone: '090-0000-0002',
    },
    haru: {
      stageName: both('ハル', 'Haru'),
      nameHiragana: 'はる',
      rank: 'regular',
      services: [services['mobile-bartender']],
      areas: [areas['mikagami-central'], areas.konan],
      charmPoints: ['cocktail', 'talk', 'photo'],
      languages: ['ja'],
      profile: both('お話を聞いてから、一杯を考えます。', 'Listens first, then mixes your drink.'),
      joinedOn: seeder.day(-200),
      birthDate: '1990-03-03',
      emergencyPhone: '090-0000-0003',
    },
    minato: {
      stageName: both('ミナト', 'Minato'),
      nameHiragana: 'みなと',
      rank: 'regular',
      services: [services.mc],
      areas: [areas['mikagami-central'], areas.airport],
      charmPoints: ['mc', 'english', 'talk'],
      languages: ['ja', 'en', 'zh'],
      profile: both('3か国語で、国際会議の懇親会も進行します。', 'Hosts parties of conferences in three languages.'),
      joinedOn: seeder.day(-12),
      birthDate: '1996-01-15',
      emergencyPhone: '090-0000-0004',
    },
    pon: {
      stageName: { ja: 'ぽん' },
      nameHiragana: 'ぽん',
      rank: 'gold',
      services: [services['balloon-show'], services['close-up-magic']],
      areas: [areas['mikagami-central'], areas.hoshimizaka],
      charmPoints: ['kids', 'photo', 'closeUp'],
      languages: ['ja'],
      profile: { ja: '風船1本から、物語を始めます。' },
      joinedOn: seeder.day(-365),
      birthDate: '1992-05-05',
      emergencyPhone: '090-0000-0005',
    },
    nagi: {
      stageName: both('ナギ', 'Nagi'),
      nameHiragana: 'なぎ',
      rank: 'regular',
      services: [services['piano-vocals']],
      areas: [areas['mikagami-central']],
      charmPoints: ['piano', 'vocal', 'talk'],
      profile: both('静かなピアノで人気でした。', 'Known for a quiet piano.'),
      joinedOn: seeder.day(-800),
      retiredOn: seeder.day(-60),
      birthDate: '1995-09-09',
    },
  }) as const

/** Five casts and a former one; one is without English. */
export const seedCasts = (seeder: SeederOf<typeof tenant>, services: ServiceIds, areas: AreaIds): Promise<CastIds> =>
  createByKey(casts(seeder, services, areas), async (slug, values) => {
    const image = await seeder.picture({ name: values.stageName.ja, color: VIOLET, width: 600, height: 800 })
    return seeder.create('cast', {
      slug,
      ...values,
      photos: [{ image, alt: values.stageName, isMain: true }],
      ageVerified: true,
      isPublished: slug !== 'nagi',
    })
  })
