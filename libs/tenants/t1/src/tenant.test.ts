import { describeTenant, type World } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { contactSample, tokushoSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

const letters = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => String.fromCodePoint(97 + (byte % 26))).join('')

/** Returns the record of a site with another site's values: its unique fields stay, and it remains public. */
const profile = async (here: World, variant: 0 | 1) => {
  const { items } = await here.client.list({ limit: 100 })
  const kept = items.at(-1 - variant)
  return {
    slug: kept?.['slug'],
    sortOrder: kept?.['sortOrder'],
    operatingStatus: 'active',
    defaultLocale: 'ja',
    locales: ['ja', 'en'],
    abbreviation: letters(6),
  }
}

const siteId = async (here: World, slug: string): Promise<string> => {
  const type = tenant.contentTypes.find(({ name }) => name === 'tenant') ?? here.type
  const { items } = await here.world(type).client.list({ filter: { slug } })
  return items[0]?.id ?? ''
}

const typeNamed = (here: World, name: string) => tenant.contentTypes.find((type) => type.name === name) ?? here.type

/** Only invited people can be members. */
const member = async (here: World, variant: 0 | 1) => ({
  tenant: await siteId(here, variant === 0 ? 'studio' : 'hall'),
  user: (await here.world(typeNamed(here, 'user')).make({}, variant)).id,
})

/** The newest domain of an environment may be its primary one; that of production is the tenant's public address. */
const address = async (here: World, variant: 0 | 1) => ({
  tenant: await siteId(here, variant === 0 ? 'studio' : 'hall'),
  domain: (await here.world(typeNamed(here, 'domain')).make({}, variant)).id,
  subdomain: letters(12),
  environment: variant === 0 ? 'preview' : 'development',
  isPrimary: true,
})

/** An entry leads to an existing screen of its tenant. */
const entry = async (here: World, variant: 0 | 1) => ({
  tenants: [await siteId(here, variant === 0 ? 'nyanko' : 'cafe')],
  path: variant === 0 ? '/article' : '/faq',
  isExternal: false,
})

/** The API stays open, so that the site keeps responding during its maintenance. */
const maintenance = (_here: World, variant: 0 | 1) => ({
  mode: 'on',
  allowApi: true,
  startsAt: `2026-0${variant + 1}-01T17:00:00.000Z`,
  endsAt: `2099-0${variant + 1}-01T19:00:00.000Z`,
  bypassPin: `12345${variant}`,
  allowedIpv4: [{ ip: `192.0.2.2${variant}`, label: '事務所' }],
  allowedIpv6: [{ ip: `2001:0db8:0000:0000:0000:0000:0000:002${variant}`, label: null }],
})

let registered = 0

/** A prefix of a letter and a digit in either order: no other part of a domain starts so, nor do hexadecimal tokens. */
const beginning = (): string => {
  const count = registered++
  const [letter, digit] = [String.fromCodePoint(103 + (count % 20)), String(Math.floor(count / 20) % 10)]
  return count < 200 ? `${letter}${digit}` : `${digit}${letter}`
}

/** A domain that no one has, and whose expiry causes no warning during the test. */
const registration = () => ({
  registeredOn: '2020-04-01',
  expiresOn: '2099-03-31',
  name: `${beginning()}${letters(12)}.example`,
  ipv4Addresses: [{ ip: '192.0.2.11' }, { ip: '192.0.2.12' }],
  ipv6Addresses: [{ ip: '2001:0db8:0000:0000:0000:0000:0000:0011' }],
})

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, {
  ja,
  en,
  samples: {
    contact: { sent: contactSample },
    tenant: profile,
    user: () => ({ sendInvitation: true }),
    'tenant-user': member,
    'tenant-domain': address,
    domain: registration,
    'tenant-menu': entry,
    'maintenance-site': maintenance,
    tokusho: tokushoSample,
  },
})
