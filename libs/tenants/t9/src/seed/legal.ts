import type { SeederOf } from '@captain/content-core'
import { seedLegal } from '@captain/presets'
import { privacyPolicy } from '../content-types/privacy-policy.ts'
import { termOfService } from '../content-types/term-of-service.ts'
import type { tenant } from '../tenant.ts'

const OPERATOR = { ja: 'スターポルト株式会社（見本）', en: 'Starport Inc. (sample)' }

/** Both legal documents of the arcade in three versions. */
export const seedLegalDocuments = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  await seedLegal(seeder, {
    type: privacyPolicy,
    values: {
      operatorName: OPERATOR,
      usesCookies: true,
      externalServices: [
        {
          serviceName: { ja: 'みほんアプリ解析', en: 'Mihon App Analytics' },
          purpose: { ja: '不具合の原因を調べるため', en: 'To find the causes of faults' },
          policyUrl: 'https://analytics.example/policy',
        },
      ],
      contactDepartment: { ja: 'プレイヤー窓口', en: 'Player desk' },
      contactEmail: 'privacy@arcade.example',
      contactPhone: '03-0000-0909',
    },
    changes: { ja: 'アプリが取得する識別子の説明を加えました。', en: 'Identifiers in the app are explained.' },
  })
  await seedLegal(seeder, {
    type: termOfService,
    values: {
      operatorName: OPERATOR,
      scope: { ja: '当社が運営するすべてのゲームと、このサイト', en: 'All games that we operate, and this site' },
      governingLaw: { ja: '日本法', en: 'Laws of Japan' },
      jurisdiction: { ja: '東京地方裁判所', en: 'Tokyo District Court' },
      noticeDays: 30,
      minorPolicy: 'consent',
    },
    changes: { ja: 'アカウントの利用停止について、条件を明確にしました。', en: 'When accounts are suspended is said more clearly.' },
  })
}
