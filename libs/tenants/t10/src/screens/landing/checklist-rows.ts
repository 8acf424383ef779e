import type { Landing } from './use-landing.ts'

type Row = Landing['checklist'][number]

/** Identifies a row by its text and its occurrence among equal texts: a list may repeat a text, and rows may move during editing. */
export type RowName = { readonly text: string; readonly above: number }

/** Returns the name of each row, in order. */
export const namesOf = (rows: readonly Row[]): readonly RowName[] =>
  rows.map(({ text }, place) => ({ text, above: rows.slice(0, place).filter((row) => row.text === text).length }))

/** Returns the rows with one of them ticked or not; a deleted row changes nothing. */
export const ticked = (rows: readonly Row[], name: RowName, checked: boolean): readonly Row[] => {
  const names = namesOf(rows)
  return rows.map((row, place) => (row.text === name.text && names[place]?.above === name.above ? { ...row, checked } : row))
}
