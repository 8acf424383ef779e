import { bullets } from '../report.ts'
import { LOAD_GOALS, VALUE_GOALS, type LoadRow, type ValueRow } from './goals.ts'

const PAGE = 'reading the record is a third of the time, React another; the rest is the kernel, which sends 13 KB'
const WRITE =
  'a save writes the revision, the audit entry, references, filter values and the words of the text in one transaction; PostgreSQL needs most of its time for some 50 index entries, of which none is rewritten unless it differs, and for the words of a new text'
const DISK =
  'a text is stored four times: working copy, public copy, revision and search text, each compressed to half of its size; its 430 words, the filter values of both copies and the orders of lists are as large again; fewer index entries would make lists of a million records slow'

/** What was tried, and what limits the rows that are behind their goal. */
export const REASONS: Partial<Readonly<Record<LoadRow | ValueRow, string>>> = {
  slugCold:
    'one prepared statement; more than a third of the server’s time is the kernel, which sends the statement and the response. The JSON of each record in the database was considered: twice the storage for a quarter of the time (decision 044)',
  listCold: 'one prepared statement, of which 20 compressed documents are read; their values are delivered one by one',
  deepCold: 'as the list: the same statement from another position',
  categoryCold: 'as the list: the same statement with one more condition',
  searchCommon: 'the texts of the list are read in its order until the page is full; counting the matches is once for each word',
  pageCold: PAGE,
  staffListCold: 'lists that were not read since the last save compare both copies of each of 20 records',
  staffGetCold: 'the session is read from the database for each request, so that a revocation takes effect at once',
  create: WRITE,
  update: WRITE,
  publish: WRITE,
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
