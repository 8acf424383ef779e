import type { SeederOf } from '@captain/content-core'
import { both, TEAL } from './both.ts'
import type { YearIds } from './years.ts'
import type { tenant } from '../tenant.ts'

type Files = Readonly<Record<'newsletter' | 'pamphlet' | 'image', string>>

const items = (seeder: SeederOf<typeof tenant>, years: YearIds, { newsletter, pamphlet, image }: Files) =>
  [
    {
      title: both('館報「みずかがみ」第48号', 'Newsletter “Mizukagami” no. 48'),
      kind: 'newsletter',
      fiscalYear: years.current,
      issueNumber: 48,
      publishedOn: seeder.day(-20),
      file: newsletter,
      downloadName: 'kanpo-048.pdf',
      thumbnail: image,
      summary: both('秋の合唱祭の特集です。', 'All about the autumn choir.'),
      isPublished: true,
    },
    {
      title: both('センターの紹介動画', 'The hall in three minutes'),
      kind: 'video',
      fiscalYear: years.current,
      publishedOn: seeder.day(-120),
      videoUrl: 'https://www.youtube.com/watch?v=mikagami001',
      thumbnail: image,
      summary: both('館内を3分でめぐります。手話と字幕があります。', 'Around the house, with sign language and captions.'),
      isPublished: true,
    },
    {
      title: both('「響く市民ホール」', '“A hall that sounds”'),
      kind: 'press',
      fiscalYear: years.last,
      publishedOn: seeder.day(-400),
      outlet: both('水鏡新報', 'Mikagami Shinpo'),
      externalUrl: 'https://shinpo.example/mikagami-hall',
      isPublished: true,
    },
    {
      title: both('ご利用の手引き', 'A guide for users'),
      kind: 'pamphlet',
      fiscalYear: years.current,
      publishedOn: seeder.day(-200),
      file: pamphlet,
      downloadName: 'guide.pdf',
      isPublished: true,
    },
    {
      title: { ja: '夏まつりの写真' },
      kind: 'photo',
      fiscalYear: years.current,
      publishedOn: seeder.day(-90),
      photos: [{ image, caption: { ja: '広場の盆踊り' } }],
      isPublished: true,
    },
    {
      title: { ja: '館報「みずかがみ」第49号（編集中）' },
      kind: 'newsletter',
      fiscalYear: years.current,
      issueNumber: 49,
      publishedOn: seeder.day(40),
      isPublished: false,
    },
  ] as const

/** One of each kind, and an unfinished newsletter. */
export const seedMedia = async (seeder: SeederOf<typeof tenant>, years: YearIds): Promise<void> => {
  const files = {
    newsletter: await seeder.file({ name: '館報 第48号（見本）', type: 'pdf', color: TEAL }),
    pamphlet: await seeder.file({ name: 'ご利用の手引き（見本）', type: 'pdf', color: TEAL }),
    image: await seeder.picture({ name: '広報', color: TEAL, width: 1280, height: 720 }),
  }
  for (const one of items(seeder, years, files)) await seeder.create('media', one)
}
