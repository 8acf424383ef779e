import { site } from '@captain/t5/delivery'

const unit = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'en' })

for (const { title, liveOn } of (await unit.list('news', { upcoming: true })).items) console.log(`Live on ${liveOn ?? ''}: ${title}`)

for await (const { slug, title, kind, releaseDate } of unit.all('sound', { sort: '-releaseDate' })) {
  const found = await unit.one('sound', slug)
  const tracks = found?.record.tracks ?? []
  console.log(`${releaseDate} ${title} (${kind}, ${tracks.length} tracks)`)
}

const { items: members } = await unit.list('member', { current: 'current' })
console.log(members.map(({ stageName, fallback }) => (fallback.includes('stageName') ? `${stageName} (ja)` : stageName)).join(', '))
