import { privacyPolicyType, type LegalPart } from '@captain/presets'

const CAST_PARTS: readonly LegalPart[] = [
  {
    ja: [
      'キャストの個人情報',
      '見本：キャストの本名、生年月日、緊急連絡先は、年齢の確認と安全の管理のためにだけ使い、本人の同意なく公開しません。公開するのは、芸名など本人が同意した内容に限ります。',
    ],
    en: [
      'Personal data of casts',
      'Sample: Real names, dates of birth and emergency contacts of our casts serve to check their age and keep them safe, and are never published without their consent. Only stage names and what the casts agree to are public.',
    ],
  },
]

export const privacyPolicy = privacyPolicyType(CAST_PARTS)
