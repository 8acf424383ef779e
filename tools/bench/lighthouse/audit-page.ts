import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { array, nullable, number, object, parse, record, string } from 'valibot'

/** Installed on demand: it has more packages than the product itself, and runs rarely. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** One value for each judged category. */
export type ByCategory<Value> = ReadonlyMap<Category, Value>

export const byCategory = <Value>(categories: readonly Category[], valueOf: (category: Category) => Value): ByCategory<Value> =>
  new Map(categories.map((category) => [category, valueOf(category)]))

/** Device profile: a fast desktop, or Lighthouse's slow phone. */
export type Visitor = 'desktop' | 'phone'

const Judgement = object({ score: nullable(number()), auditRefs: array(object({ id: string(), weight: number() })) })

const Report = object({
  finalDisplayedUrl: string(),
  categories: record(string(), Judgement),
  audits: record(string(), object({ title: string(), score: nullable(number()) })),
})

export type PageAudit = {
  /** The final address: differs from the requested one if a guard redirected the visitor. */
  readonly address: string
  /** Score out of 100. */
  readonly points: ByCategory<number>
  /** Titles of failed audits by category. */
  readonly lacking: ByCategory<readonly string[]>
}

type AuditOptions = {
  readonly address: string
  readonly visitor: Visitor
  readonly categories: readonly Category[]
  /** Port of the browser's debugger. */
  readonly port: number
  /** Path of the report. */
  readonly output: string
}

/** Runs Lighthouse on a page in a browser without other users. */
export const auditPage = async ({ address, visitor, categories: wanted, port, output }: AuditOptions): Promise<PageAudit> => {
  const options = [
    // A phone is Lighthouse's default without a preset.
    ...(visitor === 'desktop' ? ['--preset=desktop'] : []),
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${wanted.join(',')}`,
  ]
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, `--port=${port}`, ...options, '--locale=en', '--quiet'])
  const { finalDisplayedUrl, categories, audits } = parse(Report, JSON.parse(await readFile(output, 'utf8')))
  const lackingIn = (category: Category): readonly string[] =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1 ? [audit.title] : []
    })
  return {
    address: finalDisplayedUrl,
    points: byCategory(wanted, (category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lacking: byCategory(wanted, lackingIn),
  }
}
