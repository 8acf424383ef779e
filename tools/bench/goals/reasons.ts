import { bullets } from '../report.ts'
import { LOAD_GOALS, VALUE_GOALS, type LoadRow, type ValueRow } from './goals.ts'

const PAGE = 'React renders each page; the rest is reading the record, and the kernel, which sends the page'
const LIST =
  'a list is put together from the records that earlier lists have shown, and reads only ids (decision 048); most of the rest is the kernel, which sends the statement and 20 KB. Among a million records, pages at random show records that none has shown: they are read as before'
const WRITE =
  'a save writes the revision, the audit entry, references, filter values and the words of the text in one transaction; no row is written that does not differ; what remains is spread over many index entries, above all for the words of a new text'
const DISK =
  'a text is stored four times: working copy, public copy, revision and search text, each compressed; its words, the filter values of both copies and the orders of lists are index entries, without which lists and searches would be slow'

/** What was tried, and what limits the rows that are behind their goal. */
export const REASONS: Partial<Readonly<Record<LoadRow | ValueRow, string>>> = {
  slugCold:
    'among a million records the database is about as large as the memory of the machine, and the first read of a page of it waits for the disk; otherwise one prepared statement, and the largest part of the server’s time is the kernel, which sends the statement and the response. The JSON of each record in the database was considered, but every reference makes it stale (decision 044)',
  listCold: LIST,
  deepCold: 'as the list: the same statement from another position',
  categoryCold: 'as the list: the same statement from the index of filter values',
  searchRare:
    'pairs of characters are looked up, which suits Japanese: the index intersects long lists of places for the pairs of a number, longer ones among more records',
  searchCommon: 'the texts of the list are read in its order until the page is full; counting the matches is once for each word',
  pageCold: PAGE,
  staffListCold: 'lists that were not read since the last save compare both copies of each of 20 records',
  staffGetCold: 'the session is read from the database for each request, so that a revocation takes effect at once',
  create: WRITE,
  update: WRITE,
  publish: WRITE,
  memoryLoaded:
    'responses and records fill 90 MB, the heap 60, the program 55; the rest lies between buffers of different lifetimes and is not given back by the C library. Garbage is collected at rest; smaller limits of the allocator took a tenth of the speed',
  diskWritten: DISK,
  diskCopied: DISK,
}

const known = (name: string): name is LoadRow | ValueRow => Object.hasOwn(LOAD_GOALS, name) || Object.hasOwn(VALUE_GOALS, name)

/** Returns a section on the rows that are behind a goal; empty if there are none. */
export const reasonsText = (behind: readonly (LoadRow | ValueRow)[]): readonly string[] => {
  const lines = Object.entries(REASONS).flatMap(([name, reason]) => {
    if (!known(name) || !behind.includes(name)) return []
    const goals: Readonly<Record<string, { readonly what: string }>> = { ...LOAD_GOALS, ...VALUE_GOALS }
    return [`${goals[name]?.what ?? name}: ${reason}.`]
  })
  return lines.length === 0 ? [] : ['### What limits the rows behind their goal', bullets(lines)]
}
