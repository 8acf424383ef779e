import { withMessages } from '../../../with-messages.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { WritingTools as Tools } from './writing-tools.tsx'

/** The tools with their messages. */
export const WritingTools = withMessages(Tools, { ja: japanese, en: english })
