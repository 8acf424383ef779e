import { RINGS, type Step } from '../test/steps.ts'
import type { Fault } from './faults.ts'

export type Command = { readonly command: string; readonly args: readonly string[] }

const { together = [], suites = [] } = RINGS['change'] ?? {}

/** Steps of `npm test` that run tests. */
export const SUITES = suites

/** Returns a step of `npm test`. */
export const stepOf = (name: string): Step => {
  const step = [...together.flat(), ...suites].find((one) => one.name === name)
  if (step === undefined) throw new Error(`npm test has no step ${name}`)
  return step
}

// One finding is enough: each further one waits for what does not come.
const END_AT_FIRST: Readonly<Record<string, readonly string[]>> = { vitest: ['--bail=1'], playwright: ['-x'] }

/** Steps that open built pages. */
const NEED_BUILD: ReadonlySet<string> = new Set(['conformance', 'e2e'])

/** Returns the commands of a step of `npm test`, limited to files and folders unless there are none; the build comes before, if it needs one. */
export const commandsOf = (step: Step, only: readonly string[]): readonly Command[] => {
  const { command, args, name } = step
  return [...(NEED_BUILD.has(name) ? [stepOf('build')] : []), { command, args: [...args, ...(END_AT_FIRST[command] ?? []), ...only] }]
}

/** Returns the files and folders to which faults limit their step; none if one of them needs the whole step. */
export const limitOf = (faults: readonly Fault[]): readonly string[] =>
  faults.some(({ only }) => only === undefined) ? [] : [...new Set(faults.flatMap(({ only }) => only ?? []))]

/** Where Vitest and Playwright begin to list what has failed: before it, they name tests that passed, too. */
const FAILURES = / Failed Tests \d+ |^ {2}1\) /m

/** Returns the part of a step's output that is about what failed. */
export const failuresIn = ({ suite }: Step, output: string): string => {
  if (suite === undefined) return output
  const start = output.search(FAILURES)
  return start < 0 ? '' : output.slice(start)
}
