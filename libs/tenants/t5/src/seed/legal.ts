import type { SeederOf } from '@captain/content-core'
import { seedLegal } from '@captain/presets'
import { privacyPolicy } from '../content-types/privacy-policy.ts'
import { termOfService } from '../content-types/term-of-service.ts'
import type { tenant } from '../tenant.ts'

const OPERATOR = { ja: '夜ノ環レーベル（見本）', en: 'YORUNOWA Label (sample)' }

/** Both legal documents of the label in three versions. */
export const seedLegalDocuments = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seedLegal(seeder, {
    type: privacyPolicy,
    values: {
      operatorName: OPERATOR,
      usesCookies: false,
      contactDepartment: { ja: '事務局', en: 'Office' },
      contactEmail: 'privacy@music.example',
    },
    changes: { ja: 'メールマガジンの説明を加えました。', en: 'The mailing list is explained.' },
  })
  await seedLegal(seeder, {
    type: termOfService,
    values: {
      operatorName: OPERATOR,
      scope: { ja: '当サイトと、チケットおよびグッズの申込み', en: 'This site, tickets and goods' },
      governingLaw: { ja: '日本法', en: 'Laws of Japan' },
      jurisdiction: { ja: '東京地方裁判所', en: 'Tokyo District Court' },
      noticeDays: 14,
      minorPolicy: 'consent',
    },
    changes: { ja: '公演の録音・撮影について加えました。', en: 'Recording and photographs at concerts are covered.' },
  })
}
