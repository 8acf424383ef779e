import {
  boolean,
  dateTime,
  defineContentType,
  image,
  int,
  list,
  longText,
  reference,
  requiredIf,
  secret,
  select,
  text,
  url,
  type Clock,
  type FieldValues,
  rowsIn,
} from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { digitsMin, ipv4, ipv6, maxFullWidth, unique } from '@captain/validation'
import { SITES } from '../sites.ts'

/** Default notice for visitors. */
export const DEFAULT_NOTICE = {
  title: { ja: 'ただいまメンテナンス中です', en: 'Under maintenance' },
  message: {
    ja: 'ご不便をおかけして申し訳ありません。作業が終わるまで、しばらくお待ちください。',
    en: 'We are sorry for the inconvenience. Please come back later.',
  },
} as const

const fields = {
  site: select({ options: SITES, required: true, unique: true, setBy: 'server' }),
  name: text({ maxBytes: 150, localized: true, setBy: 'server' }),
  tenant: reference({ to: 'tenant', onDelete: 'cascade', public: true, setBy: 'server', inForm: 'readOnly' }),
  place: int({ setBy: 'server' }),
  mode: select({
    options: ['off', 'scheduled', 'on'],
    required: true,
    public: true,
    defaultValue: 'off',
    tones: { off: 'neutral', scheduled: 'info', on: 'warning' },
  }),
  startsAt: dateTime({ public: true }),
  endsAt: dateTime({ public: true }),
  title: text({ maxBytes: 150, required: true, localized: true, public: true, defaultValue: DEFAULT_NOTICE.title }),
  message: longText({
    maxBytes: 1500,
    required: true,
    localized: true,
    public: true,
    defaultValue: DEFAULT_NOTICE.message,
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
  allowedCount: int({ compute: ({ allowedIpv4, allowedIpv6 }) => rowsIn(allowedIpv4).length + rowsIn(allowedIpv6).length }),
}

type Values = FieldValues<typeof fields>

/** Maintenance periods of public sites (content model, T1.maintenanceSite); one record per site. */
export const maintenanceSite = defineContentType({
  name: 'maintenance-site',
  workflow: 'plain',
  screens: ['list', 'edit'],
  group: 'settings',
  icon: 'tool',
  title: 'name',
  columns: ['name', 'mode', 'startsAt', 'allowedCount', 'updatedBy'],
  columnFormats: { startsAt: { rangeEnd: 'endsAt' } },
  filters: ['mode'],
  indexed: ['site', 'endsAt'],
  defaultSort: ['place'],
  fixedRecords: { key: 'site', records: SITES.map((site) => ({ site })) },
  deletable: false,
  duplicable: false,
  publicWhen: ({ mode }) => mode !== 'off',
  access: { write: 'owner' },
  sections: {
    period: ['tenant', 'mode', 'startsAt', 'endsAt'],
    notice: ['title', 'message', 'image', 'contactUrl'],
    access: ['allowedIpv4', 'allowedIpv6', 'bypassPin', 'allowApi'],
    note: ['note'],
  },
  checks: [
    requiredIf<Values>('startsAt', ({ mode }) => mode === 'scheduled', { rule: 'requiredDate' }),
    {
      path: 'endsAt',
      rule: 'notBeforeToday',
      params: (_values: Values, { today }: Clock) => ({ today }),
      test: ({ endsAt }: Values, before: Values | null, { today }: Clock) =>
        endsAt === null || endsAt === before?.endsAt || dateInTimeZone(new Date(endsAt)) >= today,
    },
    {
      path: 'endsAt',
      rule: 'endAfterStart',
      test: ({ startsAt, endsAt }: Values) => startsAt === null || endsAt === null || endsAt > startsAt,
    },
  ],
  fields,
})
