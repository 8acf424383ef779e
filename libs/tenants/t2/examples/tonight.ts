import { site } from '@captain/t2/delivery'

const club = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja' })

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

for (const { slug, name, transportFee } of (await club.list('area')).items) {
  const { date, items } = await club.schedule({ area: slug })
  console.log(`${name}（交通費${transportFee.amountIncl}円） ${date}の出勤：${items.length}人`)
  for (const { cast, shifts } of items) {
    const times = shifts.map(({ startTime, endTime }) => `${clock(startTime)}〜${clock(endTime)}`)
    console.log(`- ${cast.stageName} ${times.join('、')}`)
  }
}

const { items: plans } = await club.list('price-plan', { current: true, filter: { service: 'close-up-magic' } })
for (const { name, minutes, price } of plans) console.log(`${name} ${minutes}分 ${price.amountIncl}円（税込）`)
