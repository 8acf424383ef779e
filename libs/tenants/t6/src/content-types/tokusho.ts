import { defineContentType } from '@captain/content-core'
import { TOKUSHO_CHECKS, TOKUSHO_COLUMNS, TOKUSHO_REQUIRED, TOKUSHO_SECTIONS, TOKUSHO_WARNINGS, tokushoFields } from '@captain/presets'

export const tokusho = defineContentType({
  name: 'tokusho',
  workflow: 'legal',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'legal',
  icon: 'scale',
  title: 'sellerName',
  columns: TOKUSHO_COLUMNS,
  order: ['-effectiveDate'],
  sections: TOKUSHO_SECTIONS,
  checks: TOKUSHO_CHECKS,
  warnings: TOKUSHO_WARNINGS,
  completeness: TOKUSHO_REQUIRED,
  fields: tokushoFields,
})
