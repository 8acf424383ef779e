import { join } from 'node:path'
import { startServer, type RunningServer } from '../../testing/server.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, type BenchResult } from '../report.ts'
import { openStaffSession } from '../staff-session.ts'
import { say } from '../timed.ts'
import { auditPage, byCategory, CATEGORIES, type PageAudit } from './audit-page.ts'
import { startLoneChromium } from './lone-chromium.ts'

/** What every page reaches in every category (experience, rule 2). */
const LEAST = 95
const TIMES = 3
const LIST = '/captain/tenant/nyanko/article'

type Place = { readonly name: string; readonly path: string; readonly signedIn: boolean }

const findPlaces = async (cookie: string, { baseUrl }: RunningServer): Promise<readonly Place[]> => {
  const answer = await fetch(`${baseUrl}/api/v1/tenants/nyanko/article?limit=1`, { headers: { cookie } })
  const { items } = (await answer.json()) as { readonly items: readonly { readonly id: string }[] }
  return [
    { name: 'sign in', path: '/auth/login', signedIn: false },
    { name: 'list of articles', path: LIST, signedIn: true },
    { name: 'form of an article', path: `${LIST}/${items[0]?.id ?? ''}/edit`, signedIn: true },
  ]
}

const cookiesOf = (line: string, url: string) =>
  line.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })

/** Judges a page several times, in a browser that has seen nothing before but who is signed in. */
const auditPlace = async ({ path, signedIn }: Place, cookie: string, baseUrl: string): Promise<readonly PageAudit[]> => {
  const browser = await startLoneChromium(signedIn ? cookiesOf(cookie, baseUrl) : [])
  try {
    const audits: PageAudit[] = []
    for (let time = 0; time < TIMES; time += 1)
      audits.push(await auditPage(`${baseUrl}${path}`, browser.port, join(browser.folder, 'report.json')))
    return audits
  } finally {
    await browser.stop()
  }
}

/** Lighthouse's points for the pages that staff see first and most. */
export const benchLighthouse = async (): Promise<BenchResult> => {
  const server = await startServer()
  try {
    const { headers } = await openStaffSession(server)
    const cookie = headers['cookie'] ?? ''
    const rows: (readonly string[])[] = []
    const failures: string[] = []
    for (const place of await findPlaces(cookie, server)) {
      say(place.name)
      const audits = await auditPlace(place, cookie, server.baseUrl)
      const led = audits.find(({ address }) => address !== `${server.baseUrl}${place.path}`)
      if (led !== undefined) throw new Error(`${place.path} led to ${led.address}.`)
      const points = byCategory((category) => {
        const sorted = audits.map((audit) => audit.points[category]).toSorted((one, other) => one - other)
        return atQuantile(sorted, 0.5)
      })
      rows.push([place.name, ...CATEGORIES.map((category) => String(points[category])), String(LEAST)])
      for (const category of CATEGORIES) {
        if (points[category] >= LEAST) continue
        const lacking = new Set(audits.flatMap((audit) => audit.lacking[category]))
        failures.push(`${place.name}: ${category} ${points[category]}, at least ${LEAST}: ${[...lacking].join('; ')}`)
      }
    }
    const facts = [
      ...machineFacts(),
      `desktop preset in Chromium, files not cached; medians of ${TIMES}; browser and server share the machine`,
    ]
    return { report: `${bullets(facts)}\n\n${markdownTable(['page', ...CATEGORIES, 'at least'], rows)}`, failures }
  } finally {
    await server.dispose()
  }
}
