import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a YouTube channel ID: UC, then URL-safe characters. */
export const youtubeChannelId = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'youtubeChannelId',
    {},
    whenText((text) => text.startsWith('UC') && !/[^A-Za-z0-9_-]/.test(text)),
  )
