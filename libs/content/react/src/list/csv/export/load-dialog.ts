import { withMessages } from '../../../with-messages.tsx'
import { ExportDialog as Dialog } from './export-dialog.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** The dialog with its messages. */
export const ExportDialog = withMessages(Dialog, { ja: japanese, en: english })
