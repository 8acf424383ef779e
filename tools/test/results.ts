import { stripVTControlCharacters } from 'node:util'

/** What a reporter of Vitest or Playwright sends to the run while tests go on. Files are absolute paths. */
export type TestEvent =
  | { readonly kind: 'began'; readonly file: string; readonly test: string }
  | {
      readonly kind: 'ended'
      readonly file: string
      readonly test: string
      readonly state: 'passed' | 'failed' | 'skipped'
      readonly error?: string
    }
  /** A file that could not be loaded, or an error outside of tests; without a file, an error of the whole run. */
  | { readonly kind: 'broke'; readonly file: string | null; readonly error: string }
  | { readonly kind: 'file ended'; readonly file: string; readonly seconds: number }
  /** A step of a test has ended. */
  | { readonly kind: 'went on' }
  | { readonly kind: 'finished' }

export type Failure = { readonly test: string; readonly error: string }

export type FileResult = { passed: number; skipped: number; seconds: number; readonly failures: Failure[] }

const FIRST_LINES = 6

const beginning = (error: string): string => stripVTControlCharacters(error).split('\n').slice(0, FIRST_LINES).join('\n  ')

/** Results of one suite: counts and failures for each file, and the tests that are running. */
export const createResults = () => {
  const files = new Map<string, FileResult>()
  const broken: string[] = []
  let isFinished = false
  const running = new Map<string, { readonly file: string; readonly test: string }>()

  const resultOf = (file: string): FileResult => {
    const result = files.get(file) ?? { passed: 0, skipped: 0, seconds: 0, failures: [] }
    files.set(file, result)
    return result
  }
  const fail = (file: string, test: string, error: string) => resultOf(file).failures.push({ test, error: beginning(error) })

  return {
    files,
    /** Errors that belong to no file. */
    broken,
    /** Whether the suite has run to its end. */
    isFinished: (): boolean => isFinished,
    /** Returns the tests that have begun and not ended. */
    unfinished: (): readonly string[] => [...running.values()].map(({ file, test }) => `${file}: ${test}`),
    take: (event: TestEvent): void => {
      const key = 'test' in event ? `${event.file}\0${event.test}` : ''
      if (event.kind === 'began') {
        running.set(key, event)
      } else if (event.kind === 'ended') {
        running.delete(key)
        if (event.state === 'passed') resultOf(event.file).passed += 1
        if (event.state === 'skipped') resultOf(event.file).skipped += 1
        if (event.state === 'failed') fail(event.file, event.test, event.error ?? '')
      } else if (event.kind === 'file ended') {
        resultOf(event.file).seconds += event.seconds
      } else if (event.kind === 'finished') {
        isFinished = true
      } else if (event.kind === 'broke') {
        if (event.file === null) broken.push(stripVTControlCharacters(event.error))
        else fail(event.file, 'outside of its tests', event.error)
      }
    },
  }
}

export type Results = ReturnType<typeof createResults>

/** Returns the files with failures. */
export const failedFiles = ({ files }: Results): readonly string[] =>
  [...files].filter(([, { failures }]) => failures.length > 0).map(([file]) => file)

/** Returns how many tests passed and failed, over all files. */
export const countTests = ({ files }: Results): { readonly passed: number; readonly failed: number } => {
  const all = [...files.values()]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failures }) => sum + failures.length, 0),
  }
}
