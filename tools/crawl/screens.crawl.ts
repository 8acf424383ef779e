import { test } from '@playwright/test'
import { beginCrawl, visit } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { DARK, judgedOnScreens } from './judged.ts'
import { CRAWLERS, darkPlan, samplePlan, fullPlan, type Crawler, type Visit } from './plan.ts'

test.describe.configure({ mode: 'parallel' })

const planFor = (project: string, crawler: Crawler): readonly Visit[] => {
  if (project === DARK) return darkPlan(crawler)
  return project === 'crawl' ? fullPlan() : samplePlan(crawler)
}

for (const crawler of CRAWLERS) {
  test(`every screen of the tenants, as ${crawler}`, async ({ context }, { project }) => {
    const plan = planFor(project.name, crawler)
    test.skip(plan.length === 0, 'sees no screen that another one of them does not')
    const crawl = await beginCrawl(context, crawler, judgedOnScreens(project.name))
    const findings: string[] = []
    for (const each of plan) findings.push(...(await visit(crawl, each)))
    expectSound(findings)
  })
}
