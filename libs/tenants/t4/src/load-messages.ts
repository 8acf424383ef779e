import type { ErasedMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** The labels of the declared fields in one language, loaded when first needed. */
export const loadMessages = async (locale: Locale): Promise<ErasedMessages> =>
  locale === 'ja' ? (await import('./messages/ja.ts')).ja : (await import('./messages/en.ts')).en
