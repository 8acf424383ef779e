import { boolean, date, defineContentType, email, list, longText, phone, text, url } from '@captain/content-core'
import { alnum, alnumLen, digitsMax, domain, lettersLower, lettersUpper } from '@captain/validation'
import { EXPIRY_TONES, expiryWord } from './expiry-look.ts'

/** Domain registrars in use (content model, T1.registrar). */
export const registrar = defineContentType({
  name: 'registrar',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'building-store',
  title: 'name',
  columns: ['name', 'countryCode', 'domains', 'nextExpiry', 'websiteUrl'],
  relationCounts: { domains: { type: 'domain', field: 'registrar' } },
  columnFormats: { nextExpiry: { badge: ({ nextExpiry }, { now }) => expiryWord(nextExpiry, now), tones: EXPIRY_TONES } },
  filters: ['isActive'],
  defaultSort: ['name'],
  duplicable: false,
  access: { write: 'owner' },
  notPersonal: { supportEmail: 'the help desk of a company', supportPhone: 'the help desk of a company' },
  sections: {
    basic: ['name', 'providerKey', 'countryCode', 'ianaId', 'isActive'],
    contract: ['accountId', 'loginUrl', 'defaultNameServers', 'note'],
    contact: ['websiteUrl', 'supportEmail', 'supportPhone'],
  },
  fields: {
    name: text({ maxBytes: 150, required: true, unique: true }),
    providerKey: text({ maxBytes: 30, required: true, unique: true, rules: [lettersLower()] }),
    countryCode: text({ maxBytes: 2, required: true, defaultValue: 'JP', rules: [lettersUpper(), alnumLen(2)] }),
    ianaId: text({ maxBytes: 5, rules: [digitsMax(5)] }),
    websiteUrl: url({ required: true }),
    loginUrl: url({}),
    accountId: text({ maxBytes: 60, rules: [alnum()] }),
    supportEmail: email({}),
    supportPhone: phone({}),
    defaultNameServers: list({ max: 6, of: { host: text({ maxBytes: 253, required: true, rules: [domain()] }) } }),
    isActive: boolean({ required: true, defaultValue: true }),
    note: longText({ maxBytes: 1500 }),
    nextExpiry: date({ setBy: 'server' }),
  },
})
