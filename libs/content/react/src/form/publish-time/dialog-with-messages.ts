import { withMessages } from '../../with-messages.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { TimeDialog as Dialog } from './time-dialog.tsx'

/** The dialog with its messages. */
export const TimeDialog = withMessages(Dialog, { ja: japanese, en: english })
