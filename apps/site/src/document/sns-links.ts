import type { TenantProfile } from '../delivery/types.ts'

type SnsLink = { readonly name: string; readonly href: string }

/** Returns links to the social media accounts of a profile. The validation of its fields prevents links to other sites. */
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
