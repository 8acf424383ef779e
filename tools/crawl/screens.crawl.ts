import { test } from '@playwright/test'
import { beginCrawl, visit } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { CRAWLERS, partPlan, wholePlan } from './plan.ts'

test.describe.configure({ mode: 'parallel' })

/** Colours are judged with every story, and by the whole crawl. */
const WITHOUT_COLOURS = { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } }

for (const crawler of CRAWLERS) {
  test(`every screen of the tenants, as ${crawler}`, async ({ context }, { project }) => {
    const isWhole = project.name === 'crawl'
    const crawl = await beginCrawl(context, crawler, isWhole ? {} : WITHOUT_COLOURS)
    const findings: string[] = []
    for (const each of isWhole ? wholePlan() : partPlan(crawler)) findings.push(...(await visit(crawl, each)))
    expectSound(findings)
  })
}
