import { boolean, dateTime, defineContentType, email, inlineImage, longText, phone, references, select, text } from '@captain/content-core'
import { katakana } from '@captain/validation'

/** People known to the platform (content model, T1.user); their sign-in accounts are separate. */
export const user = defineContentType({
  name: 'user',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'users',
  title: 'displayName',
  columns: ['avatar', 'displayName', 'email', 'company', 'tenants', 'accountState', 'lastLoginAt'],
  filters: ['tenants', 'accountState'],
  indexed: ['authUser'],
  defaultSort: ['displayName'],
  duplicable: false,
  access: { write: 'owner' },
  retention: { reason: 'account' },
  sections: {
    basic: ['displayName', 'familyName', 'givenName', 'familyNameKana', 'givenNameKana', 'company', 'jobTitle', 'avatar'],
    contact: ['email', 'phone', 'note'],
    account: ['accountState', 'lastLoginAt', 'sendInvitation', 'canUseAi', 'locale'],
    memberships: ['tenants'],
  },
  fields: {
    displayName: text({ maxBytes: 90, required: true, localized: true }),
    familyName: text({ maxBytes: 60, personal: true }),
    givenName: text({ maxBytes: 60, personal: true }),
    familyNameKana: text({ maxBytes: 60, personal: true, rules: [katakana()] }),
    givenNameKana: text({ maxBytes: 60, personal: true, rules: [katakana()] }),
    email: email({ required: true, unique: true, personal: true }),
    phone: phone({ personal: true }),
    company: text({ maxBytes: 150, localized: true }),
    jobTitle: text({ maxBytes: 90, localized: true }),
    avatar: inlineImage({ maxBytes: 262_144 }),
    authUser: text({ maxBytes: 64, setBy: 'server' }),
    accountState: select({
      options: ['none', 'invited', 'active', 'suspended'],
      setBy: 'server',
      inForm: 'readOnly',
      tones: { none: 'neutral', invited: 'info', active: 'success', suspended: 'critical' },
    }),
    /** If set, a save mails the link with which the person registers a passkey. */
    sendInvitation: boolean({}),
    canUseAi: boolean({}),
    locale: select({ options: ['ja', 'en'], required: true, defaultValue: 'ja' }),
    note: longText({ maxBytes: 1500, personal: true }),
    lastLoginAt: dateTime({ setBy: 'server', inForm: 'readOnly' }),
    tenants: references({ to: 'tenant', onDelete: 'set-null', setBy: 'server', inForm: 'readOnly' }),
  },
})
