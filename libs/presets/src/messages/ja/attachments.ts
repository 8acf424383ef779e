import type { FieldMessages } from '@captain/content-core'
import type { attachments } from '../../attachments.ts'

export type AttachmentsLabels = FieldMessages<ReturnType<typeof attachments>>

export const attachmentsLabels = {
  label: '添付資料',
  fields: {
    file: { label: 'ファイル' },
    label: { label: '表示名', help: '空欄ならファイル名を使います。' },
  },
} satisfies AttachmentsLabels
