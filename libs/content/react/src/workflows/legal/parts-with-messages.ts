import { withMessages } from '../../with-messages.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { LockedVersion as Version } from './locked-version.tsx'
import { NewVersionActions as Actions } from './new-version-actions.tsx'

const messages = { ja: japanese, en: english }

/** The parts of forms of legal documents, with their messages. */
export const LockedVersion = withMessages(Version, messages)
export const NewVersionActions = withMessages(Actions, messages)
