import type { RuleCode } from './rule-params.ts'

/** The messages of all codes in one language, in ICU message format. */
export type RuleMessages = Readonly<Record<RuleCode, string>>

/** The message of a code; one that the catalogue does not know gets the general one. */
export const messageOf = (messages: RuleMessages, code: string): string =>
  Object.hasOwn(messages, code) ? messages[code as RuleCode] : messages.invalid
