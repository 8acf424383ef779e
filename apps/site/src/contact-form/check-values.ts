import { checkPlainSubmission, type RuleIssue } from '@captain/content-core'
import { submission } from '@captain/t1/contact-form'
import { SECTIONS, SECTION_NAMES, UNSEEN } from './contact-fields.ts'
import type { SentValues } from './sent-values.ts'

const ORDER: readonly string[] = [...SECTION_NAMES.flatMap((name): readonly string[] => SECTIONS[name]), ...UNSEEN]

/** What the declaration finds wrong, one thing a field, in the order of the form; what the page puts in itself is left to the server. */
export const issuesIn = (values: SentValues): readonly RuleIssue[] => {
  const checked = checkPlainSubmission(submission, values)
  if (checked.ok) return []
  return ORDER.flatMap((name) => checked.issues.find(({ path }) => path === name) ?? [])
}
