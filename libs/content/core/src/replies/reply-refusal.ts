import type { AnyContentType } from '../declaration/content-type.ts'
import type { Values } from '../values/values.ts'
import { sentText } from './sent-value.ts'

/**
 * Why a reply to a message is impossible: it was marked as unwanted, its personal data was deleted, or there is no address. Notes of calls need no
 * address.
 */
export type ReplyRefusal = 'spam' | 'forgotten' | 'no-address'

/** Domain that never receives mail (RFC 2606); it takes the place of deleted addresses. */
const NOWHERE = /\.invalid$/i

/** Returns why a message cannot be replied to by mail or, with `phone`, why no call can be noted; null if it can. */
export const replyRefusal = (type: AnyContentType, record: Values, way: 'email' | 'phone'): ReplyRefusal | null => {
  if (record['status'] === 'spam') return 'spam'
  const address = sentText(type, record, 'email')
  if (address !== null && NOWHERE.test(address)) return 'forgotten'
  return address === null && way === 'email' ? 'no-address' : null
}
