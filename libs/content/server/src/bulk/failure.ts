import { localizeIssues, PROBLEM_TITLES, type ProblemError } from '@captain/http-server'
import { isUsedBy, type AnyContentType, type BulkFailure, type UsedBy } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { ContentIssues } from '../errors.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { titleSides } from '../store/title.ts'
import type { RecordRejection } from './in-savepoint.ts'

/** The reason for leaving a record unchanged, before the reader's language is known. */
export type Failed = { readonly id: string; readonly row: EntryRow | null; readonly refusal: RecordRejection }

/** Number of records named in the problem; up to a thousand may use the record. */
const FIRST = 5

const holdersIn = ({ code, extra: { usedBy } }: ProblemError): readonly UsedBy[] =>
  code === 'in-use' && Array.isArray(usedBy) ? usedBy.filter(isUsedBy) : []

/** Formats a failure in a language. */
export const failure = (type: AnyContentType, { id, row, refusal }: Failed, locale: Locale): BulkFailure => {
  const title = titleSides(row?.data[type.title])
  if (refusal instanceof ContentIssues)
    return { id, title, code: 'invalid', message: PROBLEM_TITLES.invalid[locale], issues: localizeIssues(refusal.issues, locale) }
  const holders = holdersIn(refusal)
  return {
    id,
    title,
    code: refusal.code,
    message: refusal.title[locale],
    issues: [],
    ...(holders.length > 0 && { usedBy: { first: holders.slice(0, FIRST), count: holders.length } }),
  }
}
