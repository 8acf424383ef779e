import type { AttachmentsWords } from '../ja/attachments.ts'

export const attachmentsWords = {
  label: 'Attachments',
  fields: {
    file: { label: 'File' },
    label: { label: 'Label', help: 'Left empty, the file name is used.' },
  },
} satisfies AttachmentsWords
