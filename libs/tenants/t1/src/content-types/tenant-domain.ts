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
  parent: { type: 'tenant', field: 'tenant' },
  title: 'host',
  columns: ['host', 'environment', 'usage', 'isPrimary', 'isVerified', 'sslExpiresOn'],
  columnFormats: { sslExpiresOn: { badge: ({ sslExpiresOn }, { now }) => expiryWord(sslExpiresOn, now), tones: EXPIRY_TONES } },
  filters: ['tenant', 'environment', 'usage', 'domain'],
  defaultSort: ['environment', '-isPrimary', 'host'],
  listEditable: ['isPrimary', 'usage'],
  duplicable: false,
  access: { write: 'owner' },
  sections: { basic: ['tenant', 'domain', 'subdomain', 'environment', 'usage', 'isPrimary'] },
  checks: [
    {
      path: 'subdomain',
      rule: 'custom',
      params: { ja: '英小文字・数字・ハイフンで入力してください。', en: 'Use lowercase letters, digits and hyphens.' },
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
      defaultValue: 'production',
      tones: { production: 'success', preview: 'info', development: 'neutral' },
    }),
    usage: select({ options: ['serve', 'redirect'], required: true, defaultValue: 'serve' }),
    isPrimary: boolean({}),
    host: text({ maxBytes: 320, setBy: 'server', unique: true }),
    isVerified: boolean({ setBy: 'server' }),
    sslExpiresOn: date({ setBy: 'server' }),
  },
})
