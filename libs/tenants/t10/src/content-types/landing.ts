import {
  notInPastIfChanged,
  boolean,
  date,
  defineContentType,
  email,
  image,
  list,
  longText,
  requiredIf,
  richText,
  text,
  url,
  type FieldValues,
} from '@captain/content-core'
import { seo, sns } from '@captain/presets'
import { maxFullWidth } from '@captain/validation'

const fields = {
  heroTitle: text({ maxBytes: 150, required: true, localized: true, public: true, rules: [maxFullWidth(24)] }),
  lead: longText({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(160)] }),
  heroImage: image({ public: true }),
  heroAlt: text({ maxBytes: 300, localized: true, public: true }),
  launchDate: date({ public: true }),
  body: richText({ localized: true, public: true }),
  links: list({
    public: true,
    max: 6,
    of: { label: text({ maxBytes: 60, required: true, localized: true }), url: url({ required: true }) },
  }),
  email: email({ public: true }),
  checklist: list({ max: 30, of: { text: text({ maxBytes: 150, required: true }), checked: boolean({}) } }),
  isPublished: boolean({ required: true }),
  sns: sns(),
  seo,
}

type Values = FieldValues<typeof fields>

/** The one page of a tenant that prepares its site (content model, T10.landing). */
export const landing = defineContentType({
  name: 'landing',
  workflow: 'singleton',
  screens: ['settings'],
  isTenantHome: true,
  group: 'site',
  icon: 'home',
  title: 'heroTitle',
  columns: ['heroTitle', 'launchDate', 'isPublished', 'updatedAt'],
  publicWhen: ({ isPublished }) => isPublished,
  sections: {
    basic: ['isPublished', 'heroTitle', 'lead', 'launchDate'],
    picture: ['heroImage', 'heroAlt'],
    body: ['body'],
    contact: ['links', 'email', 'sns'],
    preparation: ['checklist'],
    seo: ['seo'],
  },
  checks: [requiredIf<Values>('heroAlt.ja', ({ heroImage }) => heroImage !== null), notInPastIfChanged<Values>('launchDate')],
  fields,
})
