import { createByKey, type SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

const NAVY = '#2B2D6E'

const both = (ja: string, en: string) => ({ ja, en })

/** Ids of the members by their slugs. */
export type MemberIds = Readonly<Record<'tomori' | 'tamaki' | 'saku' | 'hotaru', string>>

const members = (seeder: SeederOf<typeof tenant>) =>
  ({
    tomori: {
      stageName: both('燈', 'Tomori'),
      nameKana: 'ともり',
      parts: ['vocal'],
      birthday: '1996-07-07',
      birthdayDisplay: 'monthDay',
      origin: both('水鏡県', 'Mikagami'),
      profile: both(
        '声と言葉を担当。夜の街で聞いた音を集めて、歌詞にしています。',
        'Voice and words. Collects the sounds of the town at night and turns them into lyrics.',
      ),
      gear: [{ text: both('コンデンサーマイク（白）', 'A white condenser microphone') }],
      youtubeHandle: '@tomori-yorunowa',
      sns: { xId: 'tomori_ynw', instagramId: 'tomori.ynw' },
      joinedOn: seeder.day(-1900),
      isPublished: true,
    },
    tamaki: {
      stageName: both('環', 'Tamaki'),
      nameKana: 'たまき',
      parts: ['guitar', 'composer'],
      birthday: '1993-11-20',
      birthdayDisplay: 'full',
      origin: both('星見坂', 'Hoshimizaka'),
      profile: both(
        '作曲とギター。同じ旋律が二度と同じに聞こえない曲を書いています。',
        'Guitar and music. Writes tunes that never sound the same twice.',
      ),
      gear: [{ text: both('セミアコースティックギター', 'A semi-acoustic guitar') }, { text: both('テープエコー', 'A tape echo') }],
      websiteUrl: 'https://tamaki.example/',
      sns: { xId: 'tamaki_ynw', youtubeChannelId: 'UCsampleTamaki0000000000' },
      joinedOn: seeder.day(-1900),
      isPublished: true,
    },
    saku: {
      stageName: { ja: '朔' },
      nameKana: 'さく',
      parts: ['drums', 'visual'],
      birthday: '1998-01-01',
      birthdayDisplay: 'none',
      profile: { ja: 'ドラムと映像。公演の光も、すべて自分で組みます。' },
      joinedOn: seeder.day(-800),
      isPublished: true,
    },
    hotaru: {
      stageName: both('螢', 'Hotaru'),
      nameKana: 'ほたる',
      parts: ['keys'],
      birthdayDisplay: 'none',
      profile: both('結成から3年間、キーボードを担当しました。', 'Played the keyboard for the first three years.'),
      joinedOn: seeder.day(-1900),
      leftOn: seeder.day(-810),
      isPublished: true,
    },
  }) as const

/** Three current members and a former one; one is without English. */
export const seedMembers = (seeder: SeederOf<typeof tenant>): Promise<MemberIds> =>
  createByKey(members(seeder), async (slug, values) => {
    const image = await seeder.picture({ name: values.stageName.ja, color: NAVY, width: 1080, height: 1080 })
    return seeder.create('member', { slug, ...values, photos: [{ image, alt: values.stageName, isMain: true }] })
  })
