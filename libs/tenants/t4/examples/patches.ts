import { site } from '@captain/t4/delivery'

const studio = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja' })

const MARKS = { add: '追加', change: '変更', fix: '修正' } as const

for (const { gameTitle, patch } of (await studio.latestPatches()).items) {
  console.log(`${gameTitle} ${patch.version ?? ''} ${patch.title}`)
  for (const { kind, text } of patch.patchNotes) console.log(`- ${MARKS[kind]}：${text}`)
}

const { items } = await studio.list('news', { filter: { platforms: 'pc', category: ['release', 'update'] }, limit: 5 })
console.log(`PC版のお知らせ：${items.map(({ title }) => title).join('、')}`)
