import { randomUUID } from 'node:crypto'
import type { RuleIssue } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sentValues, type SentValues } from '../../contact-form/sent-values.ts'

/** Why a message has not been taken although nothing in it is wrong. */
export type Trouble = 'tooMany' | 'notSent' | 'alreadyReceived' | 'policyChanged'

/** What one visitor sees of the form, and what it has typed so far. */
export type ContactVisit = {
  readonly view: 'form' | 'confirmation'
  readonly values: SentValues
  readonly issues: readonly RuleIssue[]
  readonly trouble: Trouble | null
  /** Says that two messages are the same one: a new key for each form. */
  readonly key: string
  /** A number that is shown once. */
  readonly receiptNumber: string | null
  /** The status of a request that has brought no form. */
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
