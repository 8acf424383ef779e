import { privacyPolicyWords as en } from './en/privacy-policy.ts'
import { privacyPolicyWords as ja } from './ja/privacy-policy.ts'

export const privacyPolicyMessages = { ja, en }
