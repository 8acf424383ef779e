import { join } from 'node:path'
import { startServer, type RunningServer } from '../../testing/server.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, type BenchResult } from '../report.ts'
import { openStaffSession } from '../staff-session.ts'
import { say } from '../timed.ts'
import { auditPage, byCategory, CATEGORIES, type Category, type PageAudit, type Visitor } from './audit-page.ts'
import { startLoneChromium } from './lone-chromium.ts'

const TIMES = 3
const LIST = '/captain/tenant/nyanko/article'

type Place = {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  readonly visitor: Visitor
  readonly categories: readonly Category[]
  /** The minimum score in every category. */
  readonly least: number
}

/** Pages of the back office, which search engines never see (experience, rule 2). */
const STAFF = { visitor: 'desktop', categories: ['performance', 'accessibility', 'best-practices'], least: 95 } as const

/** Public pages, as mobile visitors see them. */
const PUBLIC = { signedIn: false, visitor: 'phone', categories: CATEGORIES, least: 98 } as const

const findPlaces = async (cookie: string, { baseUrl }: RunningServer): Promise<readonly Place[]> => {
  const answer = await fetch(`${baseUrl}/api/v1/tenants/nyanko/article?limit=1`, { headers: { cookie } })
  const { items } = (await answer.json()) as { readonly items: readonly { readonly id: string }[] }
  return [
    { name: 'sign in', path: '/auth/login', signedIn: false, ...STAFF },
    { name: 'list of articles', path: LIST, signedIn: true, ...STAFF },
    { name: 'form of an article', path: `${LIST}/${items[0]?.id ?? ''}/edit`, signedIn: true, ...STAFF },
    { name: 'public: home', path: '/', ...PUBLIC },
    { name: 'public: article', path: '/article/new-captain-deck', ...PUBLIC },
    { name: 'public: questions', path: '/faq', ...PUBLIC },
    { name: 'public: contact', path: '/contact', ...PUBLIC },
  ]
}

const cookiesOf = (line: string, url: string) =>
  line.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })

/** Audits a page several times, in a browser with nothing but the session's cookies. */
const auditPlace = async (
  { path, signedIn, visitor, categories }: Place,
  cookie: string,
  baseUrl: string,
): Promise<readonly PageAudit[]> => {
  const browser = await startLoneChromium(signedIn ? cookiesOf(cookie, baseUrl) : [])
  try {
    const audits: PageAudit[] = []
    for (let time = 0; time < TIMES; time += 1)
      audits.push(
        await auditPage({
          address: `${baseUrl}${path}`,
          visitor,
          categories,
          port: browser.port,
          output: join(browser.folder, 'report.json'),
        }),
      )
    return audits
  } finally {
    await browser.stop()
  }
}

/** Measures Lighthouse scores for the most important pages of staff and of visitors. */
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
      const points = byCategory(place.categories, (category) => {
        const sorted = audits.map((audit) => audit.points.get(category) ?? 0).toSorted((one, other) => one - other)
        return atQuantile(sorted, 0.5)
      })
      rows.push([place.name, ...CATEGORIES.map((category) => String(points.get(category) ?? '')), String(place.least)])
      for (const [category, reached] of points) {
        if (reached >= place.least) continue
        const lacking = new Set(audits.flatMap((audit) => audit.lacking.get(category) ?? []))
        failures.push(`${place.name}: ${category} ${reached}, at least ${place.least}: ${[...lacking].join('; ')}`)
      }
    }
    const facts = [
      ...machineFacts(),
      `staff: desktop preset; public: Lighthouse's slow phone; in Chromium, files not cached`,
      `medians of ${TIMES}; browser and server share the machine`,
    ]
    return { report: `${bullets(facts)}\n\n${markdownTable(['page', ...CATEGORIES, 'at least'], rows)}`, failures }
  } finally {
    await server.dispose()
  }
}
