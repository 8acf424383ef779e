import { parseWebAddress } from './web-address.ts'

/** YouTube video: its ID of 11 characters and the second at which it starts, null for the beginning. */
export type YoutubeVideo = { readonly id: string; readonly start: number | null }

const ID = /^[A-Za-z0-9_-]{11}$/
/** Players of playlists and of a channel's stream, whose names look like IDs. */
const NO_VIDEOS: ReadonlySet<string> = new Set(['videoseries', 'live_stream'])
const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const SHORT_HOST = 'youtu.be'
const FOLDERS: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v'])
const MAX_LENGTH = 2048

/** Start time as the share button writes it: `90`, `90s`, `1m30s` or `1h2m3s`. */
const MOMENT = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/

const secondsOf = (text: string): number | null => {
  const [, hours = '0', minutes = '0', seconds = '0'] = MOMENT.exec(text) ?? []
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total > 0 ? total : null
}

const idOf = ({ hostname, pathname, searchParams }: URL): string | null => {
  const [, first = '', second, ...rest] = pathname.replace(/\/$/, '').split('/')
  if (hostname === SHORT_HOST) return second === undefined ? first : null
  if (!HOSTS.has(hostname) || rest.length > 0) return null
  if (first === 'watch' && second === undefined) return searchParams.get('v')
  return FOLDERS.has(first) ? (second ?? null) : null
}

/** Returns the video of a YouTube URL (watch page, short, live, embed, youtu.be); null for any other URL. */
export const youtubeVideo = (url: string): YoutubeVideo | null => {
  const address = url.length > MAX_LENGTH ? null : parseWebAddress(url)
  if (address === null || address.port !== '') return null
  const id = idOf(address)
  if (id === null || !ID.test(id) || NO_VIDEOS.has(id)) return null
  const query = address.searchParams
  return { id, start: secondsOf(query.get('start') ?? query.get('t') ?? query.get('time_continue') ?? '') }
}
