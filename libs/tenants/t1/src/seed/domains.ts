import { createByKey, type CreateInput, type SeederOf } from '@captain/content-core'
import type { TenantIds } from './tenants.ts'
import type { domain } from '../content-types/domain.ts'
import { DEMO_SITES } from '../sites.ts'
import type { tenant } from '../tenant.ts'

const REGISTRARS = {
  domaindo: { name: 'ドメイン堂', countryCode: 'JP', isActive: true },
  nafuda: { name: '名札レジストリ', countryCode: 'JP', isActive: true },
  northpier: { name: 'North Pier Names', countryCode: 'US', isActive: false },
} as const

type Registration = {
  readonly name: string
  readonly registrar: keyof typeof REGISTRARS
  readonly ends: number
  readonly status?: CreateInput<typeof domain>['registrationStatus']
}

/** Expiry dates from distant to past, so that the list shows every badge (content model, §11). */
const DOMAINS: readonly Registration[] = [
  { name: 'nyanko.example', registrar: 'domaindo', ends: 220 },
  { name: 'club.example', registrar: 'domaindo', ends: 41 },
  { name: 'kensetsu.example', registrar: 'nafuda', ends: 9 },
  { name: 'shop.example', registrar: 'nafuda', ends: 150 },
  { name: 'cafe.example', registrar: 'domaindo', ends: 300 },
  { name: 'oldcat.example', registrar: 'nafuda', ends: -20, status: 'expired' },
]

export const seedDomains = async (seeder: SeederOf<typeof tenant>, tenants: TenantIds): Promise<void> => {
  const registrars = await createByKey(REGISTRARS, (key, values) =>
    seeder.create('registrar', {
      ...values,
      providerKey: key,
      websiteUrl: `https://${key}.example/`,
      supportEmail: `support@${key}.example`,
      defaultNameServers: [{ host: `ns1.${key}.example` }, { host: `ns2.${key}.example` }],
    }),
  )
  for (const [place, { name, registrar: key, ends, status }] of DOMAINS.entries()) {
    const id = await seeder.create('domain', {
      name,
      registrar: registrars[key],
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
    const site = DEMO_SITES.find((one) => one === slug)
    if (site === undefined) continue
    const assigned = { tenant: tenants[site], domain: id }
    await seeder.create('tenant-domain', { ...assigned, environment: 'production', usage: 'serve', isPrimary: true })
    await seeder.create('tenant-domain', { ...assigned, subdomain: 'www', environment: 'production', usage: 'redirect' })
    await seeder.create('tenant-domain', { ...assigned, subdomain: 'preview', environment: 'preview', usage: 'serve' })
  }
}
