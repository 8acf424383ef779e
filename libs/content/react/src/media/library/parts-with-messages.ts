import { withMessages } from '../../with-messages.tsx'
import { AssetDialog as Asset } from './asset-dialog.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { MediaLibrary as Library } from './media-library.tsx'

const messages = { ja: japanese, en: english }

/** The dialogs of fields with files, with their messages. */
export const MediaLibrary = withMessages(Library, messages)
export const AssetDialog = withMessages(Asset, messages)
