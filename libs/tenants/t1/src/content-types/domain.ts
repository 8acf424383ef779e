import {
  boolean,
  date,
  dateTime,
  defineContentType,
  list,
  longText,
  price,
  reference,
  references,
  secret,
  select,
  text,
} from '@captain/content-core'
import { addDays } from '@captain/locale'
import { alnum, betweenCount, domain as domainRule, halfWidth, ipv4, ipv6, maxDate, unique } from '@captain/validation'
import { EXPIRY_TONES, expiryWord } from './expiry-look.ts'

const HOSTS = { host: text({ maxBytes: 253, required: true, rules: [domainRule()] }) }

/** All internet domains of the operator (content model, T1.domain). */
export const domain = defineContentType({
  name: 'domain',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'world-www',
  title: 'name',
  columns: ['name', 'tenants', 'registrar', 'registrationStatus', 'expiresOn', 'sslExpiresOn', 'autoRenew'],
  columnFormats: {
    expiresOn: { badge: ({ expiresOn }, { now }) => expiryWord(expiresOn, now), tones: EXPIRY_TONES },
    sslExpiresOn: { badge: ({ sslExpiresOn }, { now }) => expiryWord(sslExpiresOn, now), tones: EXPIRY_TONES },
  },
  filters: ['registrar', 'registrationStatus'],
  indexed: ['isAssigned'],
  namedFilters: {
    expiring: {
      input: { kind: 'options', options: ['30', '60', '90'] },
      showInList: true,
      where: ([days], today) => [{ field: 'expiresOn', from: today, to: addDays(today, Number(days)) }],
    },
    unassigned: { input: { kind: 'switch' }, showInList: true, where: () => [{ field: 'isAssigned', in: ['false'] }] },
  },
  defaultSort: ['expiresOn'],
  duplicable: false,
  access: { write: 'owner' },
  sections: {
    basic: ['name', 'displayName', 'registrationStatus', 'registrar', 'registrarAccount'],
    contract: ['registeredOn', 'expiresOn', 'autoRenew', 'renewalPrice', 'whoisPrivacy', 'authCode'],
    dns: ['nameServers', 'ipv4Addresses', 'ipv6Addresses', 'sslIssuer', 'sslExpiresOn', 'ownershipCheck', 'verifiedAt'],
    note: ['note'],
  },
  connectionTest: { section: 'dns' },
  checks: [
    {
      path: 'expiresOn',
      rule: 'custom',
      params: { ja: '取得日より後の日付を入力してください。', en: 'Enter a day after the registration.' },
      test: ({ registeredOn, expiresOn }) => registeredOn === null || expiresOn > registeredOn,
    },
  ],
  fields: {
    name: text({ maxBytes: 253, required: true, unique: true, rules: [domainRule()] }),
    displayName: text({ maxBytes: 253, setBy: 'server', inForm: 'readOnly' }),
    registrar: reference({ to: 'registrar', onDelete: 'restrict', required: true, filterOptions: { isActive: 'true' } }),
    registrarAccount: text({ maxBytes: 60, rules: [alnum()] }),
    registrationStatus: select({
      options: ['active', 'pending', 'parked', 'expired', 'transferring'],
      required: true,
      defaultValue: 'active',
      tones: { active: 'success', pending: 'info', parked: 'neutral', expired: 'critical', transferring: 'info' },
    }),
    registeredOn: date({ rules: [maxDate('today')] }),
    expiresOn: date({ required: true }),
    autoRenew: boolean({ defaultValue: true }),
    renewalPrice: price({}),
    whoisPrivacy: boolean({ defaultValue: true }),
    authCode: secret({ maxBytes: 64, rules: [halfWidth()], revealable: true }),
    nameServers: list({ required: true, max: 6, rules: [betweenCount(2, 6), unique()], of: HOSTS }),
    ipv4Addresses: list({ max: 8, rules: [unique()], of: { ip: text({ maxBytes: 15, required: true, rules: [ipv4()] }) } }),
    ipv6Addresses: list({ max: 8, rules: [unique()], of: { ip: text({ maxBytes: 39, required: true, rules: [ipv6()] }) } }),
    ownershipCheck: text({ maxBytes: 64, setBy: 'server', inForm: 'readOnly' }),
    verifiedAt: dateTime({ setBy: 'server', inForm: 'readOnly' }),
    sslIssuer: text({ maxBytes: 150 }),
    sslExpiresOn: date({}),
    note: longText({ maxBytes: 1500 }),
    tenants: references({ to: 'tenant', onDelete: 'set-null', setBy: 'server' }),
    isAssigned: boolean({ setBy: 'server' }),
    /** The expiry date of the last warning to owners, and the days left then. */
    warned: text({ maxBytes: 20, setBy: 'server' }),
  },
})
