import { withMessages } from '../with-messages.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { PreviewScreen as Screen } from './preview-screen.tsx'

/** The screen with its messages. */
export const PreviewScreen = withMessages(Screen, { ja: japanese, en: english })
