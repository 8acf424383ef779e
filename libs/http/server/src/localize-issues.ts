import type { Issue } from '@captain/http-core'
import { formatMessage, type Locale } from '@captain/locale'
import { messageOf, messageParams, type ValidationIssue } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'

const MESSAGES = { ja, en } as const

/** Returns validation issues with messages in the reader's language. */
export const localizeIssues = (issues: readonly ValidationIssue[], locale: Locale): readonly Issue[] =>
  issues.map(({ path, rule, params }) => ({
    path,
    rule,
    params: { ...params },
    message: formatMessage(locale, messageOf(MESSAGES[locale], rule), messageParams(params)),
  }))
