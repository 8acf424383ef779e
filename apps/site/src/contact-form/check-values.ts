import { checkPlainSubmission, type FieldIssue } from '@captain/content-core'
import { submission } from '@captain/t1/contact-form'
import { SECTIONS, SECTION_NAMES, HIDDEN_FIELDS } from './contact-fields.ts'
import type { SentValues } from './sent-values.ts'

const ORDER: readonly string[] = [...SECTION_NAMES.flatMap((name): readonly string[] => SECTIONS[name]), ...HIDDEN_FIELDS]

/** Validates the values with the declaration: one issue per field, in the order of the form. The server validates the hidden fields. */
export const issuesIn = (values: SentValues): readonly FieldIssue[] => {
  const checked = checkPlainSubmission(submission, values)
  if (checked.ok) return []
  return ORDER.flatMap((name) => checked.issues.find(({ path }) => path === name) ?? [])
}
