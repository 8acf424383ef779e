import { site } from '@captain/t10/delivery'

const atelier = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'en' })

const landing = await atelier.current('landing')

if (landing === null) {
  console.log('Coming soon.')
} else {
  console.log(landing.heroTitle)
  console.log(landing.lead ?? '')
  if (landing.launchDate !== null) console.log(`Opens on ${landing.launchDate}`)
  if (landing.fallback.length > 0) console.log(`In Japanese only: ${landing.fallback.join(', ')}`)
  for (const { label, url } of landing.links) console.log(`- ${label}: ${url}`)
}
