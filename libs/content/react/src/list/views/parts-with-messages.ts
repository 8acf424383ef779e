import { withMessages } from '../../with-messages.tsx'
import { DroppedNotice as Notice } from './dropped-notice.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { ViewPicker as Picker } from './view-picker.tsx'

const messages = { ja: japanese, en: english }

/** The parts of saved views in a list, with their messages. */
export const ViewPicker = withMessages(Picker, messages)
export const DroppedNotice = withMessages(Notice, messages)
