import { wordedIssues } from '@captain/auth-server'
import type { AnyContentType, BulkFailure } from '@captain/content-core'
import { PROBLEM_TITLES } from '@captain/http'
import type { Locale } from '@captain/locale'
import { ContentIssues } from '../errors.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { titleSides } from '../store/title.ts'
import type { Refusal } from './attempt.ts'

/** Why a record was left as it is, before the reader's language is known. */
export type Failed = { readonly id: string; readonly row: EntryRow | null; readonly refusal: Refusal }

/** The same in words. */
export const failure = (type: AnyContentType, { id, row, refusal }: Failed, locale: Locale): BulkFailure => {
  const title = titleSides(row?.data[type.title])
  if (refusal instanceof ContentIssues)
    return { id, title, code: 'invalid', message: PROBLEM_TITLES.invalid[locale], issues: wordedIssues(refusal.issues, locale) }
  return { id, title, code: refusal.code, message: refusal.title[locale], issues: [] }
}
