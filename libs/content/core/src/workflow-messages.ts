import type { Locale } from '@captain/locale'
import type { ErasedFieldMessages } from './messages.ts'

/** Words of the fields that workflows add, the same for every type. */
export const WORKFLOW_MESSAGES = {
  ja: {
    publishFrom: { label: '公開開始日時', help: '空欄の場合は、公開した時刻から表示されます。' },
    publishUntil: { label: '公開終了日時', help: '空欄の場合は、非公開にするまで表示されます。' },
    isPublished: { label: '公開する', help: 'オンにして保存すると、すぐに公開されます。' },
    sortOrder: { label: '表示順' },
  },
  en: {
    publishFrom: { label: 'Publish from', help: 'Left empty, the page appears at the moment of publishing.' },
    publishUntil: { label: 'Publish until', help: 'Left empty, the page stays until you unpublish it.' },
    isPublished: { label: 'Published', help: 'Switched on, the record becomes public as soon as it is saved.' },
    sortOrder: { label: 'Sort order' },
  },
} satisfies Record<Locale, Record<string, ErasedFieldMessages>>
