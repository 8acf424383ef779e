import { loadMessages } from '@captain/t1'
import { currentVersion } from '../../delivery/legal.ts'
import { PageError } from '../../errors.ts'
import type { LoadContext } from '../load-context.ts'
import { STATUS_MESSAGES } from '../failure/status-messages.ts'
import { newVisit } from './contact-visit.ts'

/**
 * Loads the form for one visitor, with the labels of its declaration, and the policy to agree to. Throws PageError with the status of a
 * rejected post.
 */
export const loadContact = async ({ delivery, contact }: LoadContext) => {
  const visit = contact ?? newVisit(delivery.locale, '/contact')
  if (visit.refused !== null) throw new PageError(visit.refused, STATUS_MESSAGES[visit.refused] ?? '')
  const [policy, messages] = await Promise.all([currentVersion(delivery, 'privacy-policy'), loadMessages(delivery.locale)])
  return { visit, words: messages['contact']?.fields ?? {}, policyVersion: policy?.version ?? null }
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>
