import { privacyPolicyType, type LegalPart } from '@captain/presets'

const LABEL_PARTS: readonly LegalPart[] = [
  {
    ja: [
      'メールマガジン',
      '見本：配信を申し込まれた方のメールアドレスを、公演と新作のお知らせのためにだけ使います。配信は、メールの末尾からいつでも停止できます。',
    ],
    en: [
      'Mailing list',
      'Sample: Addresses on our mailing list are used for news of concerts and releases only. You can leave it at the foot of every e-mail.',
    ],
  },
]

export const privacyPolicy = privacyPolicyType(LABEL_PARTS)
