import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Options of all benches; each uses some of them. */
export type BenchOptions = {
  readonly name: string
  /** Numbers of records, ascending; empty for the bench's own. */
  readonly records: readonly number[]
  /** What to compare with: a number of records, or a folder. */
  readonly beside: string | null
  readonly rounds: number
  readonly runs: number
  readonly seconds: number
  readonly minutes: number
  /** The folder of databases for the next run. */
  readonly folder: string | null
  /** A superuser's address of a running PostgreSQL. */
  readonly database: string | null
  readonly peers: string | null
  readonly only: string
  readonly save: boolean
}

/** Parses a whole number; throws an error that names what is wrong. */
export const wholeNumber = (text: string, from = 1): number => {
  const value = Number(text)
  if (text === '' || !Number.isSafeInteger(value) || value < from) throw new Error(`"${text}" is not a whole number from ${from}.`)
  return value
}

const path = (text: string | undefined): string | null => (text === undefined || text === '' ? null : resolve(text))

/** Parses arguments, and variables for where things are. Throws an error that names what is wrong. */
export const parseBenchOptions = (parameters: readonly string[], variables: Readonly<Record<string, string | undefined>>): BenchOptions => {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      records: { type: 'string', default: '' },
      beside: { type: 'string' },
      rounds: { type: 'string', default: '300' },
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '8' },
      minutes: { type: 'string', default: '30' },
      folder: { type: 'string' },
      database: { type: 'string' },
      peers: { type: 'string' },
      only: { type: 'string', default: '' },
      save: { type: 'boolean', default: false },
    },
  })
  const records = values.records === '' ? [] : values.records.split(',').map((text) => wholeNumber(text.trim()))
  return {
    name: positionals[0] ?? 'goals',
    records: [...new Set(records)].toSorted((one, other) => one - other),
    beside: values.beside ?? null,
    rounds: wholeNumber(values.rounds),
    runs: wholeNumber(values.runs),
    seconds: wholeNumber(values.seconds),
    minutes: wholeNumber(values.minutes),
    folder: path(values.folder),
    database: (values.database ?? variables['DATABASE_URL'] ?? '') || null,
    peers: path(values.peers ?? variables['CAPTAIN_PEERS']),
    only: values.only,
    save: values.save,
  }
}
