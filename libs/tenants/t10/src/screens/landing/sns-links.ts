import type { Landing } from './use-landing.ts'

export type SnsLink = { readonly key: 'x' | 'facebook' | 'instagram' | 'line' | 'youtube'; readonly label: string; readonly href: string }

/** Returns the social media accounts that are set. */
export const snsLinks = ({
  xId,
  facebookId,
  instagramId,
  lineId,
  lineOfficialId,
  youtubeChannelId,
}: Landing['sns']): readonly SnsLink[] => {
  const line = lineOfficialId ?? lineId
  const links: readonly (readonly [key: SnsLink['key'], label: string, id: string | null, base: string])[] = [
    ['x', 'X', xId, 'https://x.com/'],
    ['facebook', 'Facebook', facebookId, 'https://www.facebook.com/'],
    ['instagram', 'Instagram', instagramId, 'https://www.instagram.com/'],
    ['line', 'LINE', line, 'https://line.me/R/ti/p/'],
    ['youtube', 'YouTube', youtubeChannelId, 'https://www.youtube.com/channel/'],
  ]
  return links.flatMap(([key, label, id, base]) => (id === null ? [] : [{ key, label, href: `${base}${encodeURIComponent(id)}` }]))
}
