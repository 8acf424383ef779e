import { contactLabels as en } from './en/contact.ts'
import { contactLabels as ja } from './ja/contact.ts'

/** Label of the field for the kind of message. */
export const contactKindLabel = { ja: 'お問い合わせ種別', en: 'Kind' } as const

export const contactMessages = { ja, en }
