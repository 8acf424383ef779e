import { titleOf, type AnyContentType, type AnyRecord } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { CSSProperties } from 'react'
import { CELL_PADDING, wordRoom } from '../columns/default-column-width.ts'
import type { Column } from '../list-columns.ts'

/** Shares of the remaining space that the title has. */
export const TITLE_SHARES = 3

/** Widths in px: of a title that no column gives way for any more, of the image before it with its gap, and of the badge behind it. */
const MAX_TITLE = 460
const LEAD_ROOM = 42
const BADGE_ROOM = 84

/** Width in px that a column with sentences keeps when it gives way to the titles. */
const MIN_WORDY = 112

/** Titles are rounded up to this many px, so that another page of rows rarely moves the columns. */
const STEP = 20

type Titles = { readonly type: AnyContentType; readonly items: readonly AnyRecord[]; readonly locale: Locale; readonly hasLead: boolean }

/** Returns the width in px at which no title of the rows is cut, up to a limit. */
export const roomForTitles = ({ type, items, locale, hasLead }: Titles): number => {
  const longest = Math.max(0, ...items.map((record) => wordRoom(titleOf(type, record, locale))))
  const isLocalized = Object.values(type.fields).some((field) => field.localized)
  const room = CELL_PADDING + (hasLead ? LEAD_ROOM : 0) + longest + (isLocalized ? BADGE_ROOM : 0)
  return Math.min(MAX_TITLE, Math.ceil(room / STEP) * STEP)
}

/** Returns how many px of a column give way before a title is cut: those of sentences, which are cut anyway. */
export const givesWay = ({ width, grows }: Pick<Column, 'width' | 'grows'>): number => (grows ? Math.max(0, width - MIN_WORDY) : 0)

/** Returns how many px all columns together give; at least 1, since it is a divisor. */
export const roomGiven = (columns: readonly Column[]): number =>
  Math.max(
    1,
    columns.reduce((sum, column) => sum + givesWay(column), 0),
  )

/**
 * Returns the width of a column: its minimum in px, its shares of the remaining space, of which the title has the others, and the px that
 * it gives to titles that would be cut.
 */
export const columnSize = (width: number, shares: number, gives = 0): CSSProperties => {
  if (shares === 0 && gives === 0) return { width }
  const lack = gives === 0 ? '' : ` - var(--lack) * ${gives}`
  return { width: `calc(${width}px + var(--left-over) / var(--shares) * ${shares}${lack})` }
}
