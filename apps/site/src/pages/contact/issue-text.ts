import type { RuleIssue } from '@captain/content-core'
import { formatMessage, type Locale } from '@captain/locale'
import { messageOf, messageParams } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'

const CATALOGS = { ja, en } as const

/** A broken rule in the words of the page's language. */
export const issueText = (locale: Locale, { rule, params }: Pick<RuleIssue, 'rule' | 'params'>): string =>
  formatMessage(locale, messageOf(CATALOGS[locale], rule), messageParams(params))
