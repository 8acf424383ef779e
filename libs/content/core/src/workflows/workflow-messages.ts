import type { Locale } from '@captain/locale'
import type { ErasedFieldMessages } from '../declaration/messages.ts'

/** Messages of the fields that workflows add, the same for every type. */
export const WORKFLOW_MESSAGES = {
  ja: {
    publishFrom: { label: '公開開始日時', help: '空欄の場合は、公開した時刻から表示されます。' },
    publishUntil: { label: '公開終了日時', help: '空欄の場合は、非公開にするまで表示されます。' },
    isPublished: { label: '公開する', help: 'オンにして保存すると、すぐに公開されます。' },
    sortOrder: { label: '表示順' },
    version: { label: '版番号', help: '例：1.0' },
    enactedOn: { label: '制定日' },
    effectiveDate: { label: '施行日', help: 'この日の0時から、前の版に代わって適用されます。' },
    changeSummary: { label: '改定の概要', help: '利用者に見せる変更点を書きます。2つ目の版から必要です。' },
    reviewedConfirm: { label: '内容を確認しました', help: '公開するには、内容を確認してオンにします。' },
    internalNote: { label: '内部メモ', help: '利用者には表示されません。' },
    assignee: { label: '担当者' },
    replyNote: { label: '返信・対応メモ', help: '対応済みにするときに必要です。' },
    repliedAt: { label: '返信日時' },
    labels: { label: 'ラベル' },
  },
  en: {
    publishFrom: { label: 'Publish from', help: 'If empty, it appears as soon as it is published.' },
    publishUntil: { label: 'Publish until', help: 'If empty, it stays until you unpublish it.' },
    isPublished: { label: 'Published', help: 'Turn on and save to publish immediately.' },
    sortOrder: { label: 'Sort order' },
    version: { label: 'Version', help: 'For example 1.0' },
    enactedOn: { label: 'Enacted on' },
    effectiveDate: { label: 'Effective date', help: 'Replaces the previous version from 0:00 on this day.' },
    changeSummary: { label: 'Summary of changes', help: 'The changes shown to users. Required from the second version.' },
    reviewedConfirm: { label: 'I have reviewed this', help: 'Review the text and turn this on to publish.' },
    internalNote: { label: 'Internal note', help: 'Never shown to users.' },
    assignee: { label: 'Assignee' },
    replyNote: { label: 'Reply note', help: 'Required to mark a message as done.' },
    repliedAt: { label: 'Replied at' },
    labels: { label: 'Labels' },
  },
} satisfies Record<Locale, Record<string, ErasedFieldMessages>>
