import { webAddress } from './web-address.ts'

export type YoutubeVideo = { videoId: string; start: number | null }

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'])
const VIDEO_ID = /^[\w-]{11}$/
// As long as a video's id, but pages of their own.
const NOT_VIDEOS = new Set(['videoseries', 'live_stream'])
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/

/** The video that a YouTube address (watch, share, embed, shorts or live) shows and the second it starts at, or null for any other address. */
export function youtubeVideo(raw: string): YoutubeVideo | null {
  const address = webAddress(raw)
  if (address === null) return null
  const url = new URL(address)
  const videoId = HOSTS.has(url.host) ? idOf(url) : null
  if (videoId === null || !VIDEO_ID.test(videoId) || NOT_VIDEOS.has(videoId)) return null
  return { videoId, start: secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '') }
}

function idOf(url: URL): string | null {
  if (url.host === 'youtu.be') return url.pathname.slice(1)
  if (url.pathname === '/watch') return url.searchParams.get('v')
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? null
}

/** `90`, `90s` and `1m30s` are all a minute and a half. */
function secondsOf(time: string): number | null {
  const [, hours = '0', minutes = '0', seconds = '0'] = TIME.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null
}
