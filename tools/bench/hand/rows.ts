import type { TimedRow } from '../builds.ts'

type Row = Pick<TimedRow, 'what' | 'limit' | 'reason'>

const median = (max: number) => ({ quantile: 0.5, max })
const p95 = (max: number) => ({ quantile: 0.95, max })
/** Maximum of an interaction in ms, from the input to the paint after it. */
const INTERACTION = p95(150)
const KEY = p95(50)

/** What is measured, in the order of the report. */
export const ROWS = {
  mouse: { what: 'record opened from its list by mouse', limit: median(250) },
  mouseWhole: { what: '… until its last field is there', limit: null },
  key: { what: 'record opened from its list by key', limit: median(250) },
  keyWhole: { what: '… until its last field is there', limit: null },
  again: { what: 'record opened again', limit: median(250) },
  back: { what: 'back to the list', limit: median(250) },
  menu: { what: 'menu of a row', limit: INTERACTION },
  palette: { what: 'command palette', limit: INTERACTION },
  language: { what: 'other language of the interface', limit: INTERACTION },
  tab: { what: 'other language of a text', limit: INTERACTION },
  fold: { what: 'section opened or closed', limit: INTERACTION },
  publishing: { what: 'menu of publishing', limit: INTERACTION },
  dialog: { what: 'dialog of publishing', limit: INTERACTION },
  name: { what: 'key in a text of the product form', limit: KEY },
  notes: { what: 'key in a long text of the product form', limit: KEY },
  all: { what: 'interactions, all of the above but keys', limit: INTERACTION },
  longest: { what: 'longest task', limit: { quantile: 1, max: 100 } },
} as const satisfies Readonly<Record<string, Row>>

export type RowName = keyof typeof ROWS

export const ROW_NAMES = Object.keys(ROWS) as readonly RowName[]
