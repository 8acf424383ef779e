import type { AttachmentsLabels } from '../ja/attachments.ts'

export const attachmentsLabels = {
  label: 'Attachments',
  fields: {
    file: { label: 'File' },
    label: { label: 'Label', help: 'If empty, the file name is used.' },
  },
} satisfies AttachmentsLabels
