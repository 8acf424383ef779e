import type { Requirement } from './field.ts'
import type { OnDelete } from './kind.ts'

/** Explains why options are invalid; null if valid. */
export const wrongOptions = (options: readonly string[], optionsWere: Readonly<Record<string, string>>): string | null => {
  if (options.length === 0) return 'has no options'
  for (const [earlier, now] of Object.entries(optionsWere)) {
    if (options.includes(earlier)) return `has the option "${earlier}", which it says is gone`
    if (!options.includes(now)) return `replaces "${earlier}" by "${now}", which is not an option`
  }
  const twice = options.find((option, position) => options.indexOf(option) !== position)
  return twice === undefined ? null : `has the option "${twice}" twice`
}

/** Explains why the groups of options are invalid; null if valid or if there are none. */
export const wrongGroups = (options: readonly string[], groups: Readonly<Record<string, readonly string[]>> | null): string | null => {
  if (groups === null) return null
  const grouped = Object.values(groups).flat()
  const unknown = grouped.find((option) => !options.includes(option))
  if (unknown !== undefined) return `groups "${unknown}", which is not an option`
  const twice = grouped.find((option, position) => grouped.indexOf(option) !== position)
  if (twice !== undefined) return `has the option "${twice}" in two groups`
  const left = options.find((option) => !grouped.includes(option))
  return left === undefined ? null : `has the option "${left}" in no group`
}

/** Explains why bounds are invalid; null if valid or if one is missing. */
export const wrongBounds = (min: number | string | null, max: number | string | null): string | null =>
  min !== null && max !== null && Number(min) > Number(max) ? `is at least ${min} and at most ${max}` : null

/** Explains why a reference cannot be emptied as declared; null if it can. */
export const wrongEmptying = (onDelete: OnDelete, required: Requirement): string | null =>
  onDelete === 'set-null' && required === 'save'
    ? 'is always required, so it cannot be emptied when its target is deleted: restrict or cascade'
    : null
