import { withMessages } from '../../../with-messages.tsx'
import { InboxScreen as Screen } from './inbox-screen.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** The screen of one message, with its messages. */
export const InboxScreen = withMessages(Screen, { ja: japanese, en: english })
