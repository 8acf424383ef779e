import type { SeederOf } from '@captain/content-core'
import { seedLegal } from '@captain/presets'
import { privacyPolicy } from '../content-types/privacy-policy.ts'
import { termOfService } from '../content-types/term-of-service.ts'
import type { tenant } from '../tenant.ts'

const OPERATOR = { ja: '株式会社星見坂建設（見本）', en: 'Hoshimizaka Construction Inc. (sample)' }

/** Both legal documents of the builder in three versions. */
export const seedLegalDocuments = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seedLegal(seeder, {
    type: privacyPolicy,
    values: {
      operatorName: OPERATOR,
      usesCookies: false,
      contactDepartment: { ja: '総務部', en: 'General affairs' },
      contactEmail: 'privacy@kensetsu.example',
      contactPhone: '03-0000-0303',
    },
    changes: { ja: '現場で撮影する写真の扱いを加えました。', en: 'Photographs taken on site are covered.' },
  })
  await seedLegal(seeder, {
    type: termOfService,
    values: {
      operatorName: OPERATOR,
      scope: { ja: '当サイトと、お問い合わせ・見学会の申込み', en: 'This site, enquiries and open houses' },
      governingLaw: { ja: '日本法', en: 'Laws of Japan' },
      jurisdiction: { ja: '東京地方裁判所', en: 'Tokyo District Court' },
      noticeDays: 14,
      minorPolicy: 'allowed',
    },
    changes: { ja: '見学会の申込みについて加えました。', en: 'Open houses are covered.' },
  })
}
