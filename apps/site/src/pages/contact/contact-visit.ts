import { randomUUID } from 'node:crypto'
import type { FieldIssue } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sentValues, type SentValues } from '../../contact-form/sent-values.ts'

/** Reasons why a valid message was not accepted. */
export type SubmissionError = 'tooMany' | 'notSent' | 'alreadyReceived' | 'policyChanged'

/** State of the form for one visitor, with the values entered so far. */
export type ContactVisit = {
  readonly view: 'form' | 'confirmation'
  readonly values: SentValues
  readonly issues: readonly FieldIssue[]
  readonly trouble: SubmissionError | null
  /** Idempotency key: new for each form, and equal for a resend. */
  readonly key: string
  /** Receipt number, shown only once. */
  readonly receiptNumber: string | null
  /** Status of a rejected post; null for an accepted one. */
  readonly refused: number | null
}

export const newKey = (): string => randomUUID()

const EMPTY: Omit<ContactVisit, 'key' | 'values'> = { view: 'form', issues: [], trouble: null, receiptNumber: null, refused: null }

/** Returns a new visit of the form, from the given page. */
export const newVisit = (locale: Locale, sourcePath: string, changes: Partial<ContactVisit> = {}): ContactVisit => ({
  ...EMPTY,
  key: newKey(),
  values: { ...sentValues(new URLSearchParams(), locale), sourcePath },
  ...changes,
})
