import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { array, nullable, number, object, parse, record, string } from 'valibot'

/** Fetched when it is asked for: it brings more packages than the product has itself, for something that nobody runs every day. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
export type Category = (typeof CATEGORIES)[number]

/** One value for each category. */
export const byCategory = <Value>(valueOf: (category: Category) => Value): Readonly<Record<Category, Value>> => ({
  performance: valueOf('performance'),
  accessibility: valueOf('accessibility'),
  'best-practices': valueOf('best-practices'),
})

const Judgement = object({ score: nullable(number()), auditRefs: array(object({ id: string(), weight: number() })) })

const Report = object({
  finalDisplayedUrl: string(),
  categories: object(byCategory(() => Judgement)),
  audits: record(string(), object({ title: string(), score: nullable(number()) })),
})

export type PageAudit = {
  /** Where the page ended up: elsewhere than asked for when its guard sent the visitor away. */
  readonly address: string
  /** Points of a hundred. */
  readonly points: Readonly<Record<Category, number>>
  /** Titles of what costs points in which category. */
  readonly lacking: Readonly<Record<Category, readonly string[]>>
}

/** Lets Lighthouse judge a page as a desktop sees it, in the browser that listens on a port; `output` is where its report goes. */
export const auditPage = async (address: string, port: number, output: string): Promise<PageAudit> => {
  const options = ['--preset=desktop', '--output=json', `--output-path=${output}`, `--only-categories=${CATEGORIES.join(',')}`]
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, `--port=${port}`, ...options, '--locale=en', '--quiet'])
  const { finalDisplayedUrl, categories, audits } = parse(Report, JSON.parse(await readFile(output, 'utf8')))
  const lackingIn = (category: Category): readonly string[] =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1 ? [audit.title] : []
    })
  return {
    address: finalDisplayedUrl,
    points: byCategory((category) => Math.round((categories[category].score ?? 0) * 100)),
    lacking: byCategory(lackingIn),
  }
}
