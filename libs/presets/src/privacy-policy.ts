import { boolean, defineContentType, email, list, phone, richText, text, url, type FieldValues } from '@captain/content-core'
import { LEGAL_COLUMNS } from './legal-columns.ts'
import { hasHeading, legalTemplate, type LegalPart } from './legal-template.ts'
import { PRIVACY_POLICY_PARTS } from './privacy-policy-template.ts'

/** Fields of a privacy policy. */
export const privacyPolicyFields = (parts: readonly LegalPart[]) => ({
  title: text({
    maxBytes: 150,
    required: true,
    localized: true,
    public: true,
    defaultValue: { ja: 'プライバシーポリシー', en: 'Privacy Policy' },
  }),
  operatorName: text({ maxBytes: 150, required: true, localized: true, public: true }),
  body: richText({
    required: 'publish',
    localized: true,
    public: true,
    defaultValue: legalTemplate([...PRIVACY_POLICY_PARTS.slice(0, -1), ...parts, ...PRIVACY_POLICY_PARTS.slice(-1)]),
  }),
  usesCookies: boolean({ public: true }),
  externalServices: list({
    public: true,
    max: 20,
    of: {
      serviceName: text({ maxBytes: 150, required: true, localized: true }),
      purpose: text({ maxBytes: 300, required: true, localized: true }),
      policyUrl: url({}),
    },
  }),
  contactDepartment: text({ maxBytes: 150, required: 'publish', localized: true, public: true }),
  contactEmail: email({ required: 'publish', public: true }),
  contactPhone: phone({ public: true }),
  requiresReconsent: boolean({ public: true }),
})

export const PRIVACY_POLICY_SECTIONS = {
  basic: ['title', 'operatorName', 'version', 'enactedOn', 'effectiveDate', 'changeSummary'],
  body: ['body', 'usesCookies', 'externalServices'],
  contact: ['contactDepartment', 'contactEmail', 'contactPhone'],
  publish: ['requiresReconsent', 'reviewedConfirm', 'internalNote'],
} as const

type Checked = FieldValues<ReturnType<typeof privacyPolicyFields>>

/** Checks of publishing a policy, in addition to those of its fields. */
const CHECKS = [
  {
    path: 'body.ja',
    rule: 'custom',
    params: { ja: '見出しを1つ以上入れてください。', en: 'Add at least one heading.' },
    stage: 'publish',
    test: ({ body }: Checked): boolean => hasHeading(body.ja),
  },
  {
    path: 'externalServices',
    rule: 'minCount',
    params: { count: 1 },
    stage: 'publish',
    test: ({ usesCookies, externalServices }: Checked): boolean => !usesCookies || externalServices.length > 0,
  },
] as const

/** Declares a tenant's privacy policy (content model, P.privacyPolicy), with the parts that its text must contain. */
export const privacyPolicyType = (parts: readonly LegalPart[] = []) =>
  defineContentType({
    name: 'privacy-policy',
    workflow: 'legal',
    screens: ['list', 'new', 'edit', 'preview-by-id'],
    group: 'legal',
    icon: 'shield-lock',
    title: 'title',
    columns: LEGAL_COLUMNS,
    defaultSort: ['-effectiveDate'],
    sections: PRIVACY_POLICY_SECTIONS,
    checks: CHECKS,
    fields: privacyPolicyFields(parts),
  })
