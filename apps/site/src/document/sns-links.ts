import type { TenantProfile } from '../delivery/types.ts'

type SnsLink = { readonly name: string; readonly href: string }

/** Where the accounts of a profile are found; the rules of its fields let nothing into an address that could lead elsewhere. */
export const snsLinks = (profile: TenantProfile | null): readonly SnsLink[] => {
  const { xId, facebookId, instagramId, lineOfficialId, youtubeChannelId } = profile?.sns ?? {}
  const accounts = [
    ['X', xId, 'https://x.com/'],
    ['Facebook', facebookId, 'https://www.facebook.com/'],
    ['Instagram', instagramId, 'https://www.instagram.com/'],
    ['LINE', lineOfficialId, 'https://line.me/R/ti/p/'],
    ['YouTube', youtubeChannelId, 'https://www.youtube.com/channel/'],
  ] as const
  return accounts.flatMap(([name, id, place]) => (id ? [{ name, href: `${place}${encodeURIComponent(id)}` }] : []))
}
