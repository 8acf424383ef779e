import { privacyPolicyMessages, termOfServiceMessages, tokushoMessages } from '@captain/presets'

/** Words of the legal documents, as the presets have them. */
export const legalMessages = {
  ja: { tokusho: tokushoMessages.ja, 'privacy-policy': privacyPolicyMessages.ja, 'term-of-service': termOfServiceMessages.ja },
  en: { tokusho: tokushoMessages.en, 'privacy-policy': privacyPolicyMessages.en, 'term-of-service': termOfServiceMessages.en },
} as const
