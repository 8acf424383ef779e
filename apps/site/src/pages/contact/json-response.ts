import { issueText } from './issue-text.ts'
import type { ContactVisit } from './contact-visit.ts'
import { isLocale } from '@captain/locale'

/** The same for the browser's half: what is wrong or why it wasn't taken, and the key for another try. */
export const jsonResponse = ({ issues, trouble, key, values }: ContactVisit, status: number): Response => {
  const locale = isLocale(values['locale']) ? values['locale'] : 'ja'
  const worded = issues.map((issue) => ({ path: issue.path, message: issueText(locale, issue) }))
  return Response.json({ issues: worded, trouble, key }, { status, headers: { 'cache-control': 'private, no-store' } })
}
