import { test } from '@playwright/test'
import { beginCrawl, visit, visitTenantPage } from './crawling.ts'
import { expectSound } from './expect-sound.ts'
import { JUDGED } from './judged.ts'
import { CRAWLERS, extentOf, planFor, tenantPagesFor } from './plan.ts'

test.describe.configure({ mode: 'parallel' })

for (const crawler of CRAWLERS) {
  test(`every screen and page of the tenants, as ${crawler}`, async ({ context }, { project }) => {
    const extent = extentOf(project.name)
    const [plan, pages] = [planFor(extent, crawler), tenantPagesFor(extent, crawler)]
    const crawl = await beginCrawl(context, crawler, JUDGED[extent])
    const findings: string[] = []
    for (const each of plan) findings.push(...(await visit(crawl, each)))
    for (const each of pages) findings.push(...(await visitTenantPage(crawl, each)))
    expectSound(findings)
  })
}
