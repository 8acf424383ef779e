import { withMessages } from '../../../with-messages.tsx'
import { ImportDialog as Dialog } from './import-dialog.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** The dialog with its messages. */
export const ImportDialog = withMessages(Dialog, { ja: japanese, en: english })
