import { withMessages } from '../../../with-messages.tsx'
import { BulkEditDialog as Dialog } from './bulk-edit-dialog.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** The dialog with its messages. */
export const BulkEditDialog = withMessages(Dialog, { ja: japanese, en: english })
