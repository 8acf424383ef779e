import type { Seeder } from '@captain/content-core'
import type { TenantIds } from './tenants.ts'

const REGISTRARS = [
  {
    key: 'domaindo',
    name: 'ドメイン堂',
    countryCode: 'JP',
    isActive: true,
  },
  { key: 'nafuda', name: '名札レジストリ', countryCode: 'JP', isActive: true },
  { key: 'northpier', name: 'North Pier Names', countryCode: 'US', isActive: false },
] as const

type Registration = { readonly name: string; readonly registrar: number; readonly ends: number; readonly status?: string }

/** Expiry dates from distant to past, so that the list shows every badge (content model, §11). */
const DOMAINS: readonly Registration[] = [
  { name: 'nyanko.example', registrar: 0, ends: 220 },
  { name: 'club.example', registrar: 0, ends: 41 },
  { name: 'kensetsu.example', registrar: 1, ends: 9 },
  { name: 'shop.example', registrar: 1, ends: 150 },
  { name: 'cafe.example', registrar: 0, ends: 300 },
  { name: 'oldcat.example', registrar: 1, ends: -20, status: 'expired' },
]

export const seedDomains = async (seeder: Seeder, tenants: TenantIds): Promise<void> => {
  const registrars: string[] = []
  for (const { key, name, countryCode, isActive } of REGISTRARS)
    registrars.push(
      await seeder.create('registrar', {
        name,
        providerKey: key,
        countryCode,
        isActive,
        websiteUrl: `https://${key}.example/`,
        supportEmail: `support@${key}.example`,
        defaultNameServers: [{ host: `ns1.${key}.example` }, { host: `ns2.${key}.example` }],
      }),
    )
  for (const [place, { name, registrar, ends, status }] of DOMAINS.entries()) {
    const key = REGISTRARS[registrar]?.key ?? ''
    const domain = await seeder.create('domain', {
      name,
      registrar: registrars[registrar],
      registrationStatus: status ?? 'active',
      registeredOn: seeder.day(ends - 730),
      expiresOn: seeder.day(ends),
      autoRenew: status === undefined,
      renewalPrice: { amount: 1980, taxMode: 'included', taxRate: 'standard' },
      nameServers: [{ host: `ns1.${key}.example` }, { host: `ns2.${key}.example` }],
      ipv4Addresses: [{ ip: `192.0.2.${place + 1}` }],
      ipv6Addresses: [{ ip: `2001:0db8:0000:0000:0000:0000:0000:000${place + 1}` }],
      sslIssuer: status === undefined ? '港の証明局' : null,
      sslExpiresOn: status === undefined ? seeder.day(ends - 5) : null,
    })
    const [slug = ''] = name.split('.')
    const tenant = Object.hasOwn(tenants, slug) ? tenants[slug as keyof TenantIds] : undefined
    if (tenant === undefined) continue
    await seeder.create('tenant-domain', { tenant, domain, environment: 'production', usage: 'serve', isPrimary: true })
    await seeder.create('tenant-domain', { tenant, domain, subdomain: 'www', environment: 'production', usage: 'redirect' })
    await seeder.create('tenant-domain', { tenant, domain, subdomain: 'preview', environment: 'preview', usage: 'serve' })
  }
}
