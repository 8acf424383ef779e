import { foldText } from '@captain/content-core'
import { ID, type ColumnTarget } from './column-target.ts'

const fold = (text: string): string => foldText(text).replaceAll(/[\s_]/g, '')

/**
 * Returns the possible headings of a target: its path, its field, its label in either language. The first target of a field
 * also has the label of the field.
 */
const callsOf = ({ path, words: { ja, en } }: ColumnTarget): readonly string[] => [
  path,
  ja.label,
  en.label,
  ...(ja.side !== 'en' && (ja.part === null || ja.part === 'amount')
    ? [ja.ownLabel, en.ownLabel, ja.names.slice(0, ja.side === null && ja.part === null ? undefined : -1).join('.')]
    : []),
]

/** Guesses the target of each heading, each target once. */
export const guessMapping = (headers: readonly string[], targets: readonly ColumnTarget[]): readonly (string | null)[] => {
  const known = new Map<string, string>([[fold(ID), ID]])
  for (const target of targets) for (const call of callsOf(target)) if (!known.has(fold(call))) known.set(fold(call), target.path)
  const used = new Set<string>()
  return headers.map((header) => {
    const path = known.get(fold(header)) ?? null
    if (path === null || used.has(path)) return null
    used.add(path)
    return path
  })
}
