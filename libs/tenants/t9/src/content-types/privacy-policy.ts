import { privacyPolicyType, type LegalPart } from '@captain/presets'

/** Data that an app collects in addition to input. */
const APP_PARTS: readonly LegalPart[] = [
  {
    ja: [
      'アプリが取得する識別子',
      '見本：プレイヤーID、端末の識別子、OSとアプリのバージョンを、不具合の調査と不正利用の防止のために取得します。',
    ],
    en: [
      'Identifiers in the app',
      'Sample: We collect the player ID, an identifier of the device and the versions of system and app, to look into faults and prevent abuse.',
    ],
  },
]

export const privacyPolicy = privacyPolicyType(APP_PARTS)
