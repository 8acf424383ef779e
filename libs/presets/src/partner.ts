import { date, email, image, longText, phone, select, text, url } from '@captain/content-core'
import { corporateNumber, fax, invoiceNumber, katakana, maxDate, maxFullWidth } from '@captain/validation'
import { address } from './address.ts'
import { sns } from './sns.ts'

/** Fields of companies shown as partners or stored as a register (content model, P.partner); each tenant supplies the kinds. */
export const partnerFields = <const Kind extends string>(kinds: readonly Kind[]) => ({
  name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
  nameKana: text({ maxBytes: 150, rules: [katakana()] }),
  kind: select({ options: kinds, required: true, public: true }),
  logo: image({ public: true, svg: true }),
  description: longText({ maxBytes: 1500, localized: true, public: true, rules: [maxFullWidth(200)] }),
  websiteUrl: url({ public: true }),
  corporateNumber: text({ maxBytes: 13, rules: [corporateNumber()] }),
  invoiceNumber: text({ maxBytes: 14, rules: [invoiceNumber()] }),
  address: address({}),
  contactPerson: text({ maxBytes: 150, personal: true }),
  contactEmail: email({ personal: true }),
  contactPhone: phone({ personal: true }),
  fax: text({ maxBytes: 20, rules: [fax()] }),
  startedOn: date({ rules: [maxDate('today')] }),
  note: longText({ maxBytes: 1500 }),
  sns: sns(),
})

/** Sections of the partner form; tenants add their own fields to them. */
export const PARTNER_SECTIONS = {
  basic: ['name', 'nameKana', 'kind', 'logo', 'description', 'websiteUrl'],
  company: ['corporateNumber', 'invoiceNumber', 'address', 'startedOn', 'note'],
  contact: ['contactPerson', 'contactEmail', 'contactPhone', 'fax'],
  sns: ['sns'],
  publish: ['isPublished'],
} as const

const PARTNER_COLUMNS = ['logo', 'name', 'kind', 'websiteUrl', 'isPublished'] as const

const PARTNER_FILTERS = ['kind', 'isPublished'] as const

/**
 * Returns the common declaration of partners; a tenant spreads it and adds fields to its parts. Its server part adds the connection test
 * of the website.
 */
export const partnerPreset = <const Kind extends string>(kinds: readonly Kind[]) =>
  ({
    name: 'partner',
    workflow: 'toggle',
    screens: ['list', 'new', 'edit'],
    group: 'content',
    icon: 'heart-handshake',
    title: 'name',
    columns: PARTNER_COLUMNS,
    filters: PARTNER_FILTERS,
    defaultSort: ['sortOrder'],
    connectionTest: { section: 'basic' },
    notPersonal: { address: 'the office of a company', fax: 'the office of a company' },
    sections: PARTNER_SECTIONS,
    fields: partnerFields(kinds),
  }) as const
