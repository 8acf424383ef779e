import { site, type ArcadeNews } from '@captain/t9/delivery'

const etagCache = new Map()
const arcade = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja', etagCache })

const line = ({ title, periodFrom, periodUntil }: ArcadeNews) => `- ${title} ${periodFrom ?? ''}〜${periodUntil ?? ''}`

const showStatus = async () => {
  const { items: now } = await arcade.list('news', { active: true, filter: { category: ['maintenance', 'event'] } })
  console.log(`いま：${now.length}件`)
  for (const one of now) console.log(line(one))
  const { items: issues } = await arcade.list('news', { filter: { issueState: ['investigating', 'fixing'], gameTitles: 'starHarbor' } })
  for (const { title, issueState } of issues) console.log(`不具合（${issueState ?? ''}）：${title}`)
}

await showStatus()
// What has not changed since is answered with 304 and comes out of `etagCache`.
await showStatus()
console.log(`${etagCache.size}件の答えを覚えています。`)
