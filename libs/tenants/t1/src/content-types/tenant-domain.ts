import { boolean, date, defineContentType, reference, select, text } from '@captain/content-core'
import { slug } from '@captain/validation'
import { EXPIRY_TONES, expiryWord } from './expiry-look.ts'

/** Domains of tenants (content model, T1.tenantDomain). */
export const tenantDomain = defineContentType({
  name: 'tenant-domain',
  workflow: 'plain',
  screens: ['list', 'new'],
  group: 'settings',
  icon: 'link',
  under: { type: 'tenant', by: 'tenant' },
  title: 'host',
  columns: ['host', 'environment', 'usage', 'isPrimary', 'isVerified', 'sslExpiresOn'],
  looks: { sslExpiresOn: { word: ({ sslExpiresOn }, { now }) => expiryWord(sslExpiresOn, now), tones: EXPIRY_TONES } },
  filters: ['tenant', 'environment', 'usage', 'domain'],
  order: ['environment', '-isPrimary', 'host'],
  inRow: ['isPrimary', 'usage'],
  copied: false,
  access: { write: 'owner' },
  sections: { basic: ['tenant', 'domain', 'subdomain', 'environment', 'usage', 'isPrimary'] },
  checks: [
    {
      path: 'subdomain',
      rule: 'custom',
      params: { ja: '英小文字・数字・ハイフンで入力してください。', en: 'Use lower-case letters, digits and hyphens.' },
      test: ({ subdomain }) => subdomain === null || !/[A-Z_]/.test(subdomain),
    },
  ],
  fields: {
    tenant: reference({ to: 'tenant', onDelete: 'cascade', required: true }),
    domain: reference({ to: 'domain', onDelete: 'restrict', required: true }),
    subdomain: text({ maxBytes: 63, rules: [slug()] }),
    environment: select({
      options: ['production', 'preview', 'development'],
      required: true,
      initial: 'production',
      tones: { production: 'good', preview: 'busy', development: 'quiet' },
    }),
    usage: select({ options: ['serve', 'redirect'], required: true, initial: 'serve' }),
    isPrimary: boolean({}),
    host: text({ maxBytes: 320, setBy: 'server', unique: true }),
    isVerified: boolean({ setBy: 'server' }),
    sslExpiresOn: date({ setBy: 'server' }),
  },
})
