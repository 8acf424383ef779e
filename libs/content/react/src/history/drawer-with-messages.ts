import { withMessages } from '../with-messages.tsx'
import { HistoryDrawer as Drawer } from './history-drawer.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

/** The drawer with its messages. */
export const HistoryDrawer = withMessages(Drawer, { ja: japanese, en: english })
