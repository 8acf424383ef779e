import {
  boolean,
  dateTime,
  defineContentType,
  image,
  int,
  list,
  longText,
  reference,
  requiredWhen,
  secret,
  select,
  text,
  url,
  type Clock,
} from '@captain/content-core'
import { civilDate } from '@captain/locale'
import { digitsMin, ipv4, ipv6, maxFullWidth, unique } from '@captain/validation'
import { SITES } from '../sites.ts'

type Checked = { readonly mode: string; readonly startsAt: string | null; readonly endsAt: string | null }

/** Default notice for visitors. */
export const USUAL_NOTICE = {
  title: { ja: 'ただいまメンテナンス中です', en: 'Under maintenance' },
  message: {
    ja: 'ご不便をおかけして申し訳ありません。作業が終わるまで、しばらくお待ちください。',
    en: 'We are sorry for the inconvenience. Please come back in a while.',
  },
} as const

const rowsIn = (values: Readonly<Record<string, unknown>>, name: string): number => {
  const rows = values[name]
  return Array.isArray(rows) ? rows.length : 0
}

/** Maintenance periods of public sites (content model, T1.maintenanceSite); one record per site. */
export const maintenanceSite = defineContentType({
  name: 'maintenance-site',
  workflow: 'plain',
  screens: ['list', 'edit'],
  group: 'settings',
  icon: 'tool',
  title: 'name',
  columns: ['name', 'mode', 'startsAt', 'allowedCount', 'updatedBy'],
  looks: { startsAt: { until: 'endsAt' } },
  filters: ['mode'],
  indexed: ['site', 'endsAt'],
  order: ['place'],
  fixedRows: { by: 'site', rows: SITES.map((site) => ({ site })) },
  removable: false,
  copied: false,
  publicWhen: ({ mode }) => mode !== 'off',
  access: { write: 'owner' },
  sections: {
    period: ['tenant', 'mode', 'startsAt', 'endsAt'],
    notice: ['title', 'message', 'image', 'contactUrl'],
    access: ['allowedIpv4', 'allowedIpv6', 'bypassPin', 'allowApi'],
    note: ['note'],
  },
  checks: [
    requiredWhen<Checked>('startsAt', ({ mode }) => mode === 'scheduled', { rule: 'requiredDate' }),
    {
      path: 'endsAt',
      rule: 'notBeforeToday',
      params: (_values: Checked, { today }: Clock) => ({ today }),
      test: ({ endsAt }: Checked, before: Checked | null, { today }: Clock) =>
        endsAt === null || endsAt === before?.endsAt || civilDate(new Date(endsAt)) >= today,
    },
    {
      path: 'endsAt',
      rule: 'endAfterStart',
      test: ({ startsAt, endsAt }: Checked) => startsAt === null || endsAt === null || endsAt > startsAt,
    },
  ],
  fields: {
    site: select({ options: SITES, required: true, unique: true, setBy: 'server' }),
    name: text({ maxBytes: 150, localized: true, setBy: 'server' }),
    tenant: reference({ to: 'tenant', onDelete: 'cascade', public: true, setBy: 'server', inForm: 'read' }),
    place: int({ setBy: 'server' }),
    mode: select({
      options: ['off', 'scheduled', 'on'],
      required: true,
      public: true,
      initial: 'off',
      tones: { off: 'quiet', scheduled: 'busy', on: 'caution' },
    }),
    startsAt: dateTime({ public: true }),
    endsAt: dateTime({ public: true }),
    title: text({ maxBytes: 150, required: true, localized: true, public: true, initial: USUAL_NOTICE.title }),
    message: longText({
      maxBytes: 1500,
      required: true,
      localized: true,
      public: true,
      initial: USUAL_NOTICE.message,
      rules: [maxFullWidth(300)],
    }),
    image: image({ public: true }),
    contactUrl: url({ public: true }),
    allowedIpv4: list({
      max: 20,
      rules: [unique(['ip'])],
      of: { ip: text({ maxBytes: 15, required: true, rules: [ipv4()] }), label: text({ maxBytes: 60 }) },
    }),
    allowedIpv6: list({
      max: 20,
      rules: [unique(['ip'])],
      of: { ip: text({ maxBytes: 39, required: true, rules: [ipv6()] }), label: text({ maxBytes: 60 }) },
    }),
    bypassPin: secret({ maxBytes: 12, hashed: true, rules: [digitsMin(6)] }),
    allowApi: boolean({}),
    note: longText({ maxBytes: 1500 }),
    allowedCount: int({ compute: (values) => rowsIn(values, 'allowedIpv4') + rowsIn(values, 'allowedIpv6') }),
  },
})
