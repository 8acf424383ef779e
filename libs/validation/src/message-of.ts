import { hasKey } from './records.ts'
import type { RuleCode } from './rule-params.ts'

/** Messages of all codes in one language, in ICU message format. */
export type RuleMessages = Readonly<Record<RuleCode, string>>

/** Returns the message of a code; an unknown code gets the general one. */
export const messageOf = (messages: RuleMessages, code: string): string => (hasKey(messages, code) ? messages[code] : messages.invalid)
