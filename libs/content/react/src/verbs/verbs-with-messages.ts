import { withMessages } from '../with-messages.tsx'
import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'
import { PreviewVerbs as OfPreview } from './preview-verbs.tsx'
import { PublishingVerbs as Publishing } from './publishing-verbs.tsx'
import { RecordVerbs as OfRecord } from './record-verbs.tsx'
import { RowVerbs as OfRow } from './row-verbs.tsx'

const MESSAGES = { ja: japanese, en: english }

/** Verbs of the open record, with their messages. */
export const RecordVerbs = withMessages(OfRecord, MESSAGES)

/** Verbs of a preview, with their messages. */
export const PreviewVerbs = withMessages(OfPreview, MESSAGES)

/** Verbs of the current row, with their messages. */
export const RowVerbs = withMessages(OfRow, MESSAGES)

/** Verbs of publishing that ask for a time, with their messages. */
export const PublishingVerbs = withMessages(Publishing, MESSAGES)
