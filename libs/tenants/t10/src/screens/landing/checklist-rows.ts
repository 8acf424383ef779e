import type { Landing } from './use-landing.ts'

type Row = Landing['checklist'][number]

/** A row by its text and by how many of the same text stand above it: a list may say a thing twice, and places change under one's hands. */
export type RowName = { readonly text: string; readonly above: number }

/** What each row is called, in their order. */
export const namesOf = (rows: readonly Row[]): readonly RowName[] =>
  rows.map(({ text }, place) => ({ text, above: rows.slice(0, place).filter((row) => row.text === text).length }))

/** The rows with one of them ticked or not; a row that is gone changes nothing. */
export const ticked = (rows: readonly Row[], name: RowName, checked: boolean): readonly Row[] => {
  const names = namesOf(rows)
  return rows.map((row, place) => (row.text === name.text && names[place]?.above === name.above ? { ...row, checked } : row))
}
