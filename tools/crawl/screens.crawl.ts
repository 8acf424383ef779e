import { test } from '@playwright/test'
import { LOCALES } from '@captain/locale'
import { beginCrawl, visit, visitToday } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { DARK, judgedOnScreens } from './judged.ts'
import { todayPlaces } from './places.ts'
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

for (const crawler of CRAWLERS) {
  test(`the page of today of every tenant, as ${crawler}`, async ({ context }, { project }) => {
    const crawl = await beginCrawl(context, crawler, judgedOnScreens(project.name))
    const findings: string[] = []
    // The refusal of an outsider does not depend on the tenant.
    const places = crawler === 'outsider' ? todayPlaces.slice(0, 1) : todayPlaces
    const languages = project.name === DARK ? LOCALES.slice(0, 1) : LOCALES
    for (const locale of languages) for (const place of places) findings.push(...(await visitToday(crawl, place, locale)))
    expectSound(findings)
  })
}
