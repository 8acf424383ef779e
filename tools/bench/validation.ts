import { array, pipe, safeParse, strictObject, string, unknown, type GenericSchema } from 'valibot'
import { documentSchema } from '@captain/rich-text-core'
import { maxCount, type Rule } from '@captain/validation'
import { deepList, HOSTILE_TEXTS, NESTED_RULES, TEXT_FORMS, TEXT_RULES, wideList } from '@captain/validation/testing/hostile-texts'
import { markdownTable } from './report.ts'

const KB = 1024
const SIZES = [10 * KB, 100 * KB, 1000 * KB, 10_000 * KB] as const
const DEPTHS = [100, 1000, 10_000, 100_000] as const
/** The last is a full request of a megabyte. */
const WIDTHS = [330, 3300, 33_000, 330_000] as const
const ROUNDS = 3
/** Shorter times measure the clock rather than the work. */
const CLOCK_MS = 0.05

const COUNTED = pipe(array(unknown()), maxCount(100), array(strictObject({ name: string() })))

type Subject<Input> = { readonly name: string; readonly run: (input: Input) => unknown }
type Measured = { readonly name: string; readonly made: string; readonly times: readonly number[] }

const checking = <Value>(rule: Rule<Value>): Subject<unknown> => {
  const schema = pipe(unknown() as GenericSchema<unknown, Value>, rule)
  return { name: rule.type, run: (input) => safeParse(schema, input) }
}

/** List inputs: a list that is counted first, as fields are, and a text with a list in it. */
const LIST_SCHEMAS: readonly Subject<unknown>[] = [
  { name: 'counted rows', run: (input) => safeParse(COUNTED, input) },
  { name: 'text of many blocks', run: (blocks) => safeParse(documentSchema(), { blocks }) },
  { name: 'text of a long list', run: (items) => safeParse(documentSchema(), { blocks: [{ type: 'list', data: { items } }] }) },
]

const timeOf = (run: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** Growth of time with size: 0 constant, 1 linear, 2 quadratic; over the last step, where work exceeds overhead. */
const exponentOf = (times: readonly number[]): number => {
  const [last = 0, before = 0] = times.toReversed()
  return last < CLOCK_MS ? 0 : Math.log10(last / Math.max(before, CLOCK_MS / 10))
}

const lastOf = ({ times }: Measured): number => times.at(-1) ?? 0

const slowest = <Input>(subject: Subject<Input>, inputs: ReadonlyMap<string, readonly Input[]>): Measured => {
  const all = [...inputs].map(([made, ones]) => ({ name: subject.name, made, times: ones.map((one) => timeOf(() => subject.run(one))) }))
  return all.reduce((worst, one) => (lastOf(one) > lastOf(worst) ? one : worst))
}

const cellsOf = (measured: Measured): readonly string[] => [
  measured.name,
  measured.made,
  ...measured.times.map((time) => time.toFixed(2)),
  exponentOf(measured.times).toFixed(1),
]

const table = (measured: readonly Measured[], steps: readonly string[]): string =>
  markdownTable(
    ['rule', 'slowest on', ...steps, 'growth exponent'],
    measured.toSorted((one, other) => lastOf(other) - lastOf(one)).map(cellsOf),
  )

/**
 * Times every rule and form on hostile texts of 10 KB to 10 MB and on deep and wide lists: milliseconds of the slowest input, and their
 * growth.
 */
export const benchValidation = (): string => {
  const texts = new Map(Object.entries(HOSTILE_TEXTS).map(([made, make]) => [made, SIZES.map((size) => make(size))]))
  const lists = new Map([['deep lists', DEPTHS.map((depth) => [deepList(depth), deepList(depth)])]])
  const rules = TEXT_RULES.map((rule) => slowest(checking(rule), texts))
  const forms = Object.entries(TEXT_FORMS).map(([name, run]) => slowest({ name, run }, texts))
  const nested = NESTED_RULES.map((rule) => slowest(checking(rule), lists))
  const wideLists = new Map([['wide lists', WIDTHS.map(wideList)]])
  const wide = [...NESTED_RULES.map(checking), ...LIST_SCHEMAS].map((subject) => slowest(subject, wideLists))
  const bySize = SIZES.map((size) => `${(size / KB).toLocaleString('en')} KB: ms`)
  const byDepth = DEPTHS.map((depth) => `${depth.toLocaleString('en')} deep: ms`)
  const byWidth = WIDTHS.map((width) => `${width.toLocaleString('en')} wide: ms`)
  return [table([...rules, ...forms], bySize), table(nested, byDepth), table(wide, byWidth)].join('\n\n')
}
