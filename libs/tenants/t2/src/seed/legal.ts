import type { SeederOf } from '@captain/content-core'
import { seedLegal } from '@captain/presets'
import { privacyPolicy } from '../content-types/privacy-policy.ts'
import { termOfService } from '../content-types/term-of-service.ts'
import type { tenant } from '../tenant.ts'

const OPERATOR = { ja: '月光座クラブ（見本）', en: 'Club Gekkoza (sample)' }

/** Both legal documents of the club in three versions. */
export const seedLegalDocuments = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seedLegal(seeder, {
    type: privacyPolicy,
    values: {
      operatorName: OPERATOR,
      usesCookies: false,
      contactDepartment: { ja: '事務局', en: 'Office' },
      contactEmail: 'privacy@club.example',
    },
    changes: { ja: 'キャストの個人情報の扱いを加えました。', en: 'Personal data of casts is explained.' },
  })
  await seedLegal(seeder, {
    type: termOfService,
    values: {
      operatorName: OPERATOR,
      scope: { ja: '当サイトと、出張のご予約', en: 'This site and its bookings' },
      governingLaw: { ja: '日本法', en: 'Laws of Japan' },
      jurisdiction: { ja: '東京地方裁判所', en: 'Tokyo District Court' },
      noticeDays: 14,
      minorPolicy: 'denied',
    },
    changes: { ja: 'キャンセル料について加えました。', en: 'Fees for cancelling are covered.' },
  })
}
