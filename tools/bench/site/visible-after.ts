import { setTimeout as delay } from 'node:timers/promises'
import { clientFor } from '@captain/t1'
import { atQuantile } from '../quantile.ts'
import { milliseconds } from '../report.ts'
import type { StaffSession } from '../staff-session.ts'

/** Milliseconds from the response to a publication until a page shows it. */
export type Visible = { readonly medianMs: number; readonly worstMs: number }

const GIVEN_UP = 20_000

type Article = { readonly id: string; readonly slug: string }

const shows = async (baseUrl: string, { slug }: Article, words: string): Promise<boolean> =>
  (await (await fetch(`${baseUrl}/article/${slug}`)).text()).includes(words)

const waitFor = async (baseUrl: string, article: Article, words: string): Promise<number> => {
  const start = performance.now()
  while (!(await shows(baseUrl, article, words))) {
    if (performance.now() - start > GIVEN_UP) throw new Error(`${baseUrl} does not show what was published.`)
    await delay(1)
  }
  return performance.now() - start
}

/** Publishes an article several times through one server, and polls its cached page on all servers concurrently. */
export const visibleAfter = async (
  { http }: StaffSession,
  article: Article,
  servers: readonly string[],
  rounds: number,
): Promise<readonly Visible[]> => {
  const client = clientFor(http).article
  const times: number[][] = servers.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const words = `公開した題 ${round}`
    const before = await client.get(article.id)
    const saved = await client.update(article.id, before.lockVersion, { title: { ja: words, en: null } })
    await Promise.all(servers.map((baseUrl) => shows(baseUrl, article, words)))
    await client.transition(article.id, saved.lockVersion, 'publish')
    const waited = await Promise.all(servers.map((baseUrl) => waitFor(baseUrl, article, words)))
    for (const [place, time] of waited.entries()) times[place]?.push(time)
  }
  return times.map((list) => {
    const sorted = list.toSorted((one, other) => one - other)
    return { medianMs: atQuantile(sorted, 0.5), worstMs: sorted.at(-1) ?? Number.NaN }
  })
}

export const visibleCells = (name: string, { medianMs, worstMs }: Visible): readonly string[] => [
  name,
  milliseconds(medianMs),
  milliseconds(worstMs),
]
