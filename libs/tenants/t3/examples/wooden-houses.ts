import { HttpError, UnderMaintenance } from '@captain/content-delivery-client'
import { site } from '@captain/t3/delivery'

const builder = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja' })

const show = async () => {
  for await (const project of builder.all('construction-project', { filter: { structure: 'wood' }, sort: '-completedOn' })) {
    console.log(`- ${project.title}（${project.city}、${project.floorArea}㎡）`)
    console.log(`  ${project.cover?.url ?? ''}`)
  }
  const { items } = await builder.list('news', { upcoming: true })
  for (const { title, openHouseDates } of items) console.log(`見学会：${title} ${openHouseDates.map(({ date }) => date).join('、')}`)
}

try {
  await show()
} catch (error) {
  if (error instanceof UnderMaintenance) console.log(`${error.notice.title}（${error.retryAfter}秒後にもう一度お試しください）`)
  else if (error instanceof HttpError) console.log(`${error.status} ${error.problem?.code ?? ''}`)
  else throw error
}
