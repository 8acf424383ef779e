import {
  boolean,
  color,
  date,
  defineContentType,
  email,
  image,
  inlineImage,
  int,
  list,
  longText,
  multiSelect,
  phone,
  select,
  text,
  url,
} from '@captain/content-core'
import { address, sns } from '@captain/presets'
import {
  corporateNumber,
  fax,
  filePath,
  halfWidth,
  invoiceNumber,
  letters,
  maxCount,
  maxFullWidth,
  minCount,
  unique,
} from '@captain/validation'
import { contrastOnWhite } from '../contrast-on-white.ts'
import { SITES } from '../sites.ts'

const READABLE = 4.5

/** The platform tenant: once closed, it could never be opened again. */
const PLATFORM = SITES[0]

/** Profile of each tenant site (content model, T1.tenant); can be closed, never deleted. */
export const tenantProfile = defineContentType({
  name: 'tenant',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'building-community',
  title: 'name',
  columns: ['brandColor', 'logo', 'name', 'slug', 'operatingStatus', 'primaryDomain', 'members', 'maintenance', 'contractEndOn'],
  relationCounts: { members: { type: 'tenant-user', field: 'tenant' } },
  filters: ['operatingStatus', 'plan'],
  indexed: ['slug', 'showOnHome'],
  defaultSort: ['sortOrder'],
  deletable: false,
  publicWhen: ({ operatingStatus }) => operatingStatus === 'active',
  duplicable: false,
  access: { write: 'owner' },
  sections: {
    basic: ['slug', 'name', 'abbreviation', 'kind', 'description', 'sortOrder'],
    brand: ['brandColor', 'logo', 'favicon', 'ogImage', 'qrCenterImage'],
    business: ['legalName', 'corporateNumber', 'invoiceNumber', 'taxRounding', 'address'],
    contact: ['phone', 'fax', 'email', 'notifyEmails'],
    publish: ['operatingStatus', 'showOnHome', 'defaultLocale', 'locales', 'timezone', 'assetBasePath', 'allowedOrigins', 'analyticsId'],
    contract: ['plan', 'contractStartOn', 'contractEndOn', 'note'],
    sns: ['sns'],
  },
  checks: [
    { path: 'slug', rule: 'readOnly', test: ({ slug }, before) => before === null || before.slug === slug },
    {
      path: 'operatingStatus',
      rule: 'custom',
      params: {
        ja: 'プラットフォームを運営するサイトは、停止・終了できません。',
        en: 'The site that runs the platform can be neither suspended nor closed.',
      },
      test: ({ slug, operatingStatus }) => slug !== PLATFORM || (operatingStatus !== 'suspended' && operatingStatus !== 'closed'),
    },
    {
      path: 'defaultLocale',
      rule: 'custom',
      params: { ja: '対応言語の中から選んでください。', en: 'Choose one of the languages of the site.' },
      test: ({ defaultLocale, locales }) => locales.length === 0 || locales.includes(defaultLocale),
    },
    {
      path: 'contractEndOn',
      rule: 'endNotBeforeStart',
      test: ({ contractStartOn, contractEndOn }) => contractStartOn === null || contractEndOn === null || contractEndOn >= contractStartOn,
    },
  ],
  warnings: [
    {
      path: 'brandColor',
      rule: 'custom',
      params: {
        ja: '白い文字とのコントラストが4.5:1に足りません。ボタンの文字が読みにくくなります。',
        en: 'White text on this colour has less contrast than 4.5:1, so buttons will be hard to read.',
      },
      test: ({ brandColor }) => (contrastOnWhite(brandColor) ?? READABLE) >= READABLE,
    },
  ],
  fields: {
    slug: select({ options: SITES, required: true, public: true, unique: true }),
    name: text({ maxBytes: 150, required: true, localized: true, public: true }),
    abbreviation: text({ maxBytes: 8, required: true, unique: true, rules: [letters()] }),
    kind: select({
      options: ['portal', 'entertainment', 'construction', 'game', 'music', 'shop', 'cafe', 'public', 'other'],
      required: true,
      public: true,
    }),
    description: text({ maxBytes: 600, required: true, localized: true, public: true, rules: [maxFullWidth(120)] }),
    operatingStatus: select({
      options: ['preparing', 'active', 'suspended', 'closed'],
      required: true,
      defaultValue: 'preparing',
      tones: { preparing: 'info', active: 'success', suspended: 'critical', closed: 'neutral' },
    }),
    brandColor: color({ required: true, public: true, rules: [halfWidth()] }),
    logo: image({ public: true, svg: true }),
    favicon: image({ public: true }),
    ogImage: image({ public: true }),
    qrCenterImage: inlineImage({ maxBytes: 262_144 }),
    legalName: text({ maxBytes: 180, localized: true, public: true }),
    corporateNumber: text({ maxBytes: 13, rules: [corporateNumber()] }),
    invoiceNumber: text({ maxBytes: 14, rules: [invoiceNumber()] }),
    address: address({ public: true }),
    phone: phone({ public: true }),
    fax: text({ maxBytes: 20, public: true, rules: [fax()] }),
    email: email({ public: true }),
    notifyEmails: list({ max: 5, rules: [unique()], of: { email: email({ required: true }) } }),
    defaultLocale: select({ options: ['ja', 'en'], required: true, defaultValue: 'ja', public: true }),
    locales: multiSelect({ options: ['ja', 'en'], required: true, defaultValue: ['ja'], public: true, rules: [minCount(1)] }),
    timezone: select({
      options: ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Taipei', 'Asia/Singapore', 'Europe/London', 'America/Los_Angeles', 'UTC'],
      required: true,
      defaultValue: 'Asia/Tokyo',
      public: true,
    }),
    assetBasePath: text({ maxBytes: 150, required: true, rules: [filePath()] }),
    allowedOrigins: list({ max: 10, rules: [unique(), maxCount(10)], of: { origin: url({ required: true }) } }),
    analyticsId: text({ maxBytes: 30, public: true, rules: [halfWidth()] }),
    plan: select({ options: ['light', 'standard', 'custom'] }),
    contractStartOn: date({}),
    contractEndOn: date({}),
    taxRounding: select({ options: ['floor', 'round', 'ceil'], required: true, defaultValue: 'floor' }),
    showOnHome: boolean({ public: true }),
    sortOrder: int({ required: true, defaultValue: 100 }),
    note: longText({ maxBytes: 1500 }),
    sns: sns(),
    primaryDomain: text({ maxBytes: 320, setBy: 'server', public: true }),
    maintenance: select({
      options: ['off', 'scheduled', 'on'],
      setBy: 'server',
      tones: { off: 'neutral', scheduled: 'info', on: 'warning' },
    }),
  },
})
