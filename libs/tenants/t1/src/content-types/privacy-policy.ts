import { privacyPolicyType } from '@captain/presets'

export const privacyPolicy = privacyPolicyType()
