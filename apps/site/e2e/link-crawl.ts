/** The response to a page or a file, without following redirects. */
type Answer = { readonly status: number; readonly location: string | null; readonly html: string | null }

export type Get = (address: string) => Promise<Answer>

/** The target of a link and the page that contains it. */
type Link = { readonly address: string; readonly from: string }

const ADDRESS = /\s(?:href|src|action|poster)="([^"]*)"/gi
/** Absolute URLs in the `content` attributes of the head. */
const ABSOLUTE = /\scontent="(https?:\/\/[^"\s]*)"/g
const SOURCES = /\ssrcset="([^"]*)"/gi
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

const plain = (text: string): string => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

/** Returns all links of a page to this origin, including those in the head. */
const linksIn = (html: string, from: string): readonly Link[] => {
  const { origin } = new URL(from)
  const single = [ADDRESS, ABSOLUTE].flatMap((pattern) => [...html.matchAll(pattern)]).map(([, text = '']) => plain(text))
  const sources = [...html.matchAll(SOURCES)].flatMap(([, text = '']) =>
    plain(text)
      .split(', ')
      .map((source) => source.split(' ', 1)[0] ?? ''),
  )
  return [...single, ...sources]
    .filter((text) => text !== '')
    .map((text) => new URL(text, from))
    .filter((url) => url.origin === origin)
    .map((url) => ({ address: url.href, from }))
}

/** Returns whether an address is outside this crawl: pages of the back office and of accounts redirect to sign-in. */
const isElsewhere = (address: string): boolean => /^\/(?:(?:ja|en)\/)?(?:auth|captain|user|admin)(?:\/|$)/.test(new URL(address).pathname)

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? address

const AT_ONCE = 8

const inTurns = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> => {
  const done: R[] = []
  for (let start = 0; start < all.length; start += AT_ONCE) done.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(work))))
  return done
}

type Read = { readonly answers: ReadonlyMap<string, Answer>; readonly links: readonly Link[] }

const linksOf = (answer: Answer, address: string): readonly Link[] => {
  if (answer.location !== null) return [{ address: new URL(answer.location, address).href, from: address }]
  return answer.html === null || isElsewhere(address) ? [] : linksIn(answer.html, address)
}

const readAll = async (starts: readonly string[], get: Get): Promise<Read> => {
  const answers = new Map<string, Answer>()
  const links: Link[] = starts.map((address) => ({ address, from: address }))
  const read = async (address: string): Promise<readonly Link[]> => {
    const answer = await get(address)
    answers.set(address, answer)
    return linksOf(answer, address)
  }
  let unread = starts
  while (unread.length > 0) {
    const found = (await inTurns(unread, read)).flat()
    links.push(...found)
    unread = [...new Set(found.map(({ address }) => withoutHash(address)))].filter((address) => !answers.has(address))
  }
  return { answers, links }
}

/** Fetches both ends of the links again. Keeps the starting addresses and the links that their pages still contain. */
const readAgain = async (links: readonly Link[], starts: readonly string[], get: Get): Promise<Read> => {
  const addresses = [...new Set(links.flatMap(({ address, from }) => [withoutHash(address), from]))]
  const answers = new Map(await inTurns(addresses, async (address) => [address, await get(address)] as const))
  const isNamed = ({ address, from }: Link): boolean => {
    const page = answers.get(from)
    if (starts.includes(address)) return true
    return (
      page !== undefined && (page.status === 200 || page.location !== null) && linksOf(page, from).some((link) => link.address === address)
    )
  }
  return { answers, links: links.filter(isNamed) }
}

const faultsOf = ({ address, from }: Link, answers: Read['answers']): readonly string[] => {
  const answer = answers.get(withoutHash(address))
  const { origin } = new URL(address)
  if (answer === undefined || new URL(from).origin !== origin) return []
  const { status, location, html } = answer
  const target = decodeURIComponent(new URL(address).hash.slice(1))
  const isChain = location !== null && answers.get(withoutHash(from))?.location != null
  return [
    ...(location === null && status !== 200 ? [`${status} ${address}`] : []),
    ...(isChain ? [`redirected again ${address}`] : []),
    ...(target !== '' && html !== null && !isElsewhere(address) && !html.includes(` id="${target}"`) ? [`no such place ${address}`] : []),
  ].map((fault) => `${fault} — on ${from}`)
}

const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Follows every link, image, stylesheet and feed of one origin. Returns the faults: statuses, redirects to redirects, and missing fragment
 * targets.
 */
export const crawlLinks = async (
  starts: readonly string[],
  get: Get,
): Promise<{ readonly faults: readonly string[]; readonly pages: number }> => {
  const { answers, links } = await readAll(starts, get)
  const broken = links.filter((link) => faultsOf(link, answers).length > 0)
  const isGone = ({ address }: Link): boolean => GONE.has(answers.get(withoutHash(address))?.status ?? 0)
  // Other tests publish and unpublish concurrently. All other faults are final, regardless of later responses.
  const now = await readAgain(broken.filter(isGone), starts, get)
  const faults = new Set([
    ...broken.filter((link) => !isGone(link)).flatMap((link) => faultsOf(link, answers)),
    ...now.links.flatMap((link) => faultsOf(link, now.answers)),
  ])
  return { faults: [...faults], pages: [...answers.values()].filter(({ html }) => html !== null).length }
}
