import { defineContentType } from '@captain/content-core'
import { PRIVACY_POLICY_CHECKS, PRIVACY_POLICY_COLUMNS, PRIVACY_POLICY_SECTIONS, privacyPolicyFields } from '@captain/presets'

export const privacyPolicy = defineContentType({
  name: 'privacy-policy',
  workflow: 'legal',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'legal',
  icon: 'shield-lock',
  title: 'title',
  columns: PRIVACY_POLICY_COLUMNS,
  order: ['-effectiveDate'],
  sections: PRIVACY_POLICY_SECTIONS,
  checks: PRIVACY_POLICY_CHECKS,
  fields: privacyPolicyFields(),
})
