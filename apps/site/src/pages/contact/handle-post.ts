import type { Locale } from '@captain/locale'
import { issuesIn } from '../../contact-form/check-values.ts'
import { sentValues, type SentValues } from '../../contact-form/sent-values.ts'
import type { SiteDeps } from '../../site-deps.ts'
import { newKey, newVisit, type ContactVisit } from './contact-visit.ts'
import { sendMessage } from './send-message.ts'
import { storedPath } from './source-path.ts'

/** Result of a posted form: a message that has arrived, or the next state of the form. */
export type PostResult =
  | { readonly receiptNumber: string }
  | { readonly visit: ContactVisit; readonly status: number; readonly retryAfter?: string | null }

type Posting = {
  readonly posted: URLSearchParams
  readonly locale: Locale
  /** Path of the form, as asked. */
  readonly own: string
  /** The policy in force; null where none is, undefined where it can't be asked. */
  readonly policyVersion: string | null | undefined
}

const KEY = /^[\w-]{8,64}$/

const keyIn = (posted: URLSearchParams): string => {
  const key = posted.get('key') ?? ''
  return KEY.test(key) ? key : newKey()
}

const valuesIn = ({ posted, locale, own }: Posting): SentValues => {
  const values = sentValues(posted, locale)
  return { ...values, sourcePath: storedPath(values['sourcePath'], own) }
}

/** Returns whether the visitor agreed to a policy that is no longer in force and must agree again. */
const isOutdated = ({ posted, policyVersion }: Posting): boolean =>
  policyVersion !== undefined && (posted.get('policyVersion') ?? '') !== (policyVersion ?? '')

const send = async (deps: Pick<SiteDeps, 'fetchApi' | 'baseUrl'>, visit: ContactVisit): Promise<PostResult> => {
  const outcome = await sendMessage(deps, visit)
  if ('receiptNumber' in outcome) return outcome
  if ('issues' in outcome) return { visit: { ...visit, issues: outcome.issues }, status: 422 }
  const { trouble, status, retryAfter } = outcome
  // The key belongs to another message that has arrived; a resend needs a new key.
  const key = trouble === 'alreadyReceived' ? newKey() : visit.key
  return { visit: { ...visit, view: 'confirmation', trouble, key }, status, retryAfter }
}

/** Handles a posted step: back to the form, on to the confirmation, or to the API. */
export const handlePost = async (deps: Pick<SiteDeps, 'fetchApi' | 'baseUrl'>, posting: Posting): Promise<PostResult> => {
  const values = valuesIn(posting)
  const visit = newVisit(posting.locale, posting.own, { values, key: keyIn(posting.posted) })
  const step = posting.posted.get('step')
  if (step === 'edit') return { visit, status: 200 }
  if (isOutdated(posting)) return { visit: { ...visit, values: { ...values, agreePrivacy: false }, trouble: 'policyChanged' }, status: 409 }
  const issues = issuesIn(values)
  if (issues.length > 0) return { visit: { ...visit, issues }, status: 422 }
  return step === 'send' ? send(deps, visit) : { visit: { ...visit, view: 'confirmation' }, status: 200 }
}
