import type { FieldMessages } from '@captain/content-core'
import type { attachments } from '../attachments.ts'

export const attachmentsMessages = {
  ja: {
    label: '添付資料',
    fields: {
      file: { label: 'ファイル' },
      label: { label: '表示名', help: '空欄ならファイル名を使います。' },
    },
  },
  en: {
    label: 'Attachments',
    fields: {
      file: { label: 'File' },
      label: { label: 'Label', help: 'Left empty, the file name is used.' },
    },
  },
} satisfies Record<'ja' | 'en', FieldMessages<ReturnType<typeof attachments>>>
