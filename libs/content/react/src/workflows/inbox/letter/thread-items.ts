import { rowsIn, type ActivityEvent, type AnyContentType, type AnyRecord, type Values } from '@captain/content-core'

/** A mail to the sender, or the note of a call. */
export type ReplyItem = {
  readonly kind: 'reply'
  readonly way: 'email' | 'phone'
  readonly at: string
  readonly by: string
  readonly subject: string | null
  readonly body: string
  readonly isQuoting: boolean
  readonly mail: string | null
}

/** A note that somebody left with a step. */
export type NoteItem = { readonly kind: 'note'; readonly at: string; readonly by: string; readonly body: string }

export type ThreadItem = ReplyItem | NoteItem

const textIn = (row: Values, name: string): string | null => {
  const value = row[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const replyOf = (row: Values): ReplyItem => ({
  kind: 'reply',
  way: row['way'] === 'phone' ? 'phone' : 'email',
  at: textIn(row, 'at') ?? '',
  by: textIn(row, 'by') ?? '',
  subject: textIn(row, 'subject'),
  body: textIn(row, 'body') ?? '',
  isQuoting: row['isQuoting'] === true,
  mail: textIn(row, 'mail'),
})

/** Returns the replies that a record keeps; none for readers who do not see them. */
export const repliesOf = ({ repliesIn }: AnyContentType, record: AnyRecord): readonly ReplyItem[] =>
  repliesIn === null ? [] : rowsIn(record[repliesIn]).map(replyOf)

/** Returns what happened after a message came in, oldest first: replies and the notes of staff. */
export const threadItems = (replies: readonly ReplyItem[], events: readonly ActivityEvent[]): readonly ThreadItem[] => {
  const notes = events.flatMap(({ at, by, note }): NoteItem[] => (note === null ? [] : [{ kind: 'note', at, by: by.name, body: note }]))
  return [...replies, ...notes].toSorted((one, other) => one.at.localeCompare(other.at))
}
