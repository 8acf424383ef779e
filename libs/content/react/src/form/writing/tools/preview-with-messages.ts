import { withMessages } from '../../../with-messages.tsx'
import { LivePreview as Preview } from './live-preview.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** The preview with its messages. */
export const LivePreview = withMessages(Preview, { ja: japanese, en: english })
