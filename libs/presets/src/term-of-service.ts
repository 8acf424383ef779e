import {
  boolean,
  defineContentType,
  int,
  richText,
  select,
  text,
  type Clock,
  type FieldValues,
  type WorkflowFields,
} from '@captain/content-core'
import { addDays } from '@captain/locale'
import { LEGAL_COLUMNS } from './legal-columns.ts'
import { legalTemplate, type LegalPart } from './legal-template.ts'
import { TERM_OF_SERVICE_PARTS } from './term-of-service-template.ts'

type MinorPolicy = 'allowed' | 'consent' | 'denied'

type TermOptions = {
  /** The only policy on minors that this trade allows. */
  readonly onlyMinorPolicy?: MinorPolicy
}

/** Fields of terms of service. */
export const termOfServiceFields = (parts: readonly LegalPart[], { onlyMinorPolicy }: TermOptions = {}) => ({
  title: text({ maxBytes: 150, required: true, localized: true, public: true, defaultValue: { ja: '利用規約', en: 'Terms of Service' } }),
  operatorName: text({ maxBytes: 150, required: true, localized: true, public: true }),
  scope: text({ maxBytes: 300, required: true, localized: true, public: true }),
  body: richText({
    required: 'publish',
    localized: true,
    public: true,
    defaultValue: legalTemplate([...TERM_OF_SERVICE_PARTS.slice(0, 2), ...parts, ...TERM_OF_SERVICE_PARTS.slice(2)]),
  }),
  governingLaw: text({ maxBytes: 90, required: true, localized: true, public: true, defaultValue: { ja: '日本法', en: 'Laws of Japan' } }),
  jurisdiction: text({ maxBytes: 150, localized: true, public: true }),
  noticeDays: int({ public: true, max: 90, defaultValue: 14 }),
  minorPolicy: select({
    options: ['allowed', 'consent', 'denied'],
    required: true,
    public: true,
    defaultValue: onlyMinorPolicy ?? 'allowed',
  }),
  requiresReconsent: boolean({ public: true }),
})

export const TERM_OF_SERVICE_SECTIONS = {
  basic: ['title', 'operatorName', 'scope', 'version', 'enactedOn', 'effectiveDate', 'changeSummary'],
  body: ['body', 'governingLaw', 'jurisdiction', 'minorPolicy'],
  publish: ['noticeDays', 'requiresReconsent', 'reviewedConfirm', 'internalNote'],
} as const

type Checked = FieldValues<ReturnType<typeof termOfServiceFields> & WorkflowFields['legal']>

/** Returns the earliest effective day of a version announced today, in Asia/Tokyo. */
const noticedFrom = (days: number, { today }: Clock): string => addDays(today, days)

/** Warns if a change of standard terms is announced too late; it can still be saved. */
const WARNINGS = [
  {
    path: 'effectiveDate',
    rule: 'custom',
    params: {
      ja: '施行日までの日数が「変更の予告日数」より短くなっています。',
      en: 'The effective date is earlier than the notice period allows.',
    },
    test: ({ effectiveDate, noticeDays }: Checked, _before: Checked | null, clock: Clock): boolean =>
      effectiveDate === null || effectiveDate >= noticedFrom(noticeDays ?? 0, clock),
  },
] as const

const checksOf = ({ onlyMinorPolicy }: TermOptions) =>
  onlyMinorPolicy === undefined
    ? []
    : [
        {
          path: 'minorPolicy',
          rule: 'custom',
          params: { ja: 'この業種では変更できません。', en: 'This can’t be changed for this type of business.' },
          test: ({ minorPolicy }: Checked): boolean => minorPolicy === onlyMinorPolicy,
        } as const,
      ]

/** Declares a tenant's terms of service (content model, P.termOfService), with the parts that its text must contain. */
export const termOfServiceType = (parts: readonly LegalPart[] = [], options: TermOptions = {}) =>
  defineContentType({
    name: 'term-of-service',
    workflow: 'legal',
    screens: ['list', 'new', 'edit', 'preview-by-id'],
    group: 'legal',
    icon: 'file-text',
    title: 'title',
    columns: LEGAL_COLUMNS,
    defaultSort: ['-effectiveDate'],
    sections: TERM_OF_SERVICE_SECTIONS,
    checks: checksOf(options),
    warnings: WARNINGS,
    fields: termOfServiceFields(parts, options),
  })
