import type { Values } from '@captain/content-core'

/** Returns the ids of the mails among replies. */
export const mailIdsIn = (replies: readonly Values[]): readonly string[] =>
  replies.flatMap(({ mail }) => (typeof mail === 'string' && mail !== '' ? [mail] : []))
