const profile = (slug: string, number: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: `t${number}`,
  slug,
  updatedAt: '2026-11-01T00:00:00.000Z',
  fallback: [] as readonly string[],
  name: `サイトその${number}`,
  kind: 'shop',
  description: `説明その${number}`,
  brandColor: '#1D5B8F',
  logo: null,
  legalName: null,
  showOnHome: true,
  primaryDomain: `${slug}.example`,
  ...more,
})

/** The portal, which the home page omits, and three tenants that it shows: one without a domain, one without English texts. */
export const PROFILES = [
  profile('nyanko', 1, {
    name: 'にゃんこ港',
    kind: 'portal',
    description: '猫が案内する港です。',
    brandColor: '#B4531F',
    legalName: '合同会社にゃんこ港（架空）',
    showOnHome: false,
    sns: { xId: 'nyanko_port', instagramId: null, lineOfficialId: '@nyanko' },
  }),
  profile('kensetsu', 2, { name: '星見坂建設', kind: 'construction' }),
  profile('hall', 3, { name: '水鏡市民交流センター', kind: 'public', primaryDomain: null }),
  profile('studio', 4, { name: 'アトリエ雲間', kind: 'other', fallback: ['name', 'description'] }),
]

const partner = (number: number, kind: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id: `p${number}`,
  slug: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  fallback: [],
  name: `パートナーその${number}`,
  kind,
  logo: null,
  description: null,
  websiteUrl: null,
  showOnHome: true,
  ...more,
})

/** Two partners that the home page shows, one that it omits, and a vendor that is never public, regardless of `showOnHome`. */
export const PARTNERS = [
  partner(1, 'shelter', { name: 'しっぽ保護の会', websiteUrl: 'https://tail.example/', description: '里親をさがしています。' }),
  partner(2, 'media'),
  partner(3, 'sponsor', { showOnHome: false }),
  partner(4, 'vendor'),
]
