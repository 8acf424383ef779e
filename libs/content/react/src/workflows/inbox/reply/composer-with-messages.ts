import { withMessages } from '../../../with-messages.tsx'
import { Composer as Part } from './composer.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** What staff write to a sender, with its messages. */
export const Composer = withMessages(Part, { ja: japanese, en: english })
