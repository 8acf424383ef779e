import { site } from '@captain/t1/delivery'

const portal = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja' })

const { items, count } = await portal.list('article', { sort: '-publishFrom', limit: 3 })
console.log(`記事は全部で${count.value}件です。`)

for (const { slug, title, category } of items) {
  console.log(`- [${category?.title ?? ''}] ${title}`)
  const found = await portal.one('article', slug)
  if (found === null) continue
  // An old address: send readers to /article/{movedTo}.
  if (found.movedTo !== null) console.log(`  いまのアドレス：/article/${found.movedTo}`)
  console.log(`  ${found.record.body?.blocks.length ?? 0}ブロックの本文`)
}

const tokusho = await portal.current('tokusho')
console.log(tokusho === null ? '現在、表示対象の販売はありません。' : `特定商取引法に基づく表記 ${tokusho.version}`)
