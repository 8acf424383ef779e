import { UnderMaintenance } from '@captain/content-delivery-client'
import { site } from '@captain/t7/delivery'

const baseUrl = new URLSearchParams(location.search).get('captain') ?? 'http://localhost:3000'
const cafe = site({ baseUrl, locale: 'ja' })
const [today, players, games] = ['today', 'players', 'games'].map((id) => document.getElementById(id))
let controller = new AbortController()

const showGames = async () => {
  if (!(players instanceof HTMLInputElement)) return
  controller.abort()
  controller = new AbortController()
  const question = { players: Number(players.value), maxMinutes: 60, sort: 'minMinutes' } as const
  const { items } = await cafe.list('boardgame', question, controller.signal)
  games?.replaceChildren(
    ...items.map(({ title, image, minMinutes }) => {
      const row = document.createElement('li')
      if (image !== null) row.append(Object.assign(new Image(80), { src: image.url, alt: image.alt ?? '' }))
      row.append(`${title}（${minMinutes}分から）`)
      return row
    }),
  )
}

const showError = (error: unknown) => {
  // A question that a newer one has taken the place of.
  if (error instanceof DOMException && error.name === 'AbortError') return
  if (today !== undefined && today !== null)
    today.textContent = error instanceof UnderMaintenance ? error.notice.title : '読み込めませんでした。'
}

players?.addEventListener('input', () => void showGames().catch(showError))

const showToday = async () => {
  const { isOpenNow, holiday } = await cafe.today()
  today?.replaceChildren(`${holiday ?? ''} ${isOpenNow ? '営業しています。' : 'ただいま閉まっています。'}`)
}

await Promise.all([showToday().catch(showError), showGames().catch(showError)])
