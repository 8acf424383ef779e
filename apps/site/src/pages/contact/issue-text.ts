import type { FieldIssue } from '@captain/content-core'
import { formatMessage, type Locale } from '@captain/locale'
import { messageOf, messageParams } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'

const CATALOGS = { ja, en } as const

/** Returns the message of a broken rule in the language of the page. */
export const issueText = (locale: Locale, { rule, params }: Pick<FieldIssue, 'rule' | 'params'>): string =>
  formatMessage(locale, messageOf(CATALOGS[locale], rule), messageParams(params))
