import type { VerbName } from '@captain/content-core'
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowsMaximize,
  IconArrowUp,
  IconCalendarOff,
  IconCalendarTime,
  IconCopy,
  IconDeviceFloppy,
  IconExternalLink,
  IconEye,
  IconHistory,
  IconLanguage,
  IconLink,
  IconMailForward,
  IconPencil,
  IconPhone,
  IconPrinter,
  IconRubberStamp,
  IconSquareCheck,
  IconToggleRight,
  IconTrash,
  IconWorld,
  IconWorldOff,
  type TablerIcon,
} from '@tabler/icons-react'

type VerbWords = {
  readonly Icon: TablerIcon
  /** Names of the verb in both languages, by which it is found in addition to its label, and readings that the label does not have. */
  readonly words: readonly string[]
}

const step = (...words: readonly string[]): VerbWords => ({ Icon: IconRubberStamp, words })

/** What the palette knows of the verbs that screens offer by name. */
export const VERBS: { readonly [Name in VerbName]: VerbWords } = {
  save: { Icon: IconDeviceFloppy, words: ['保存', 'Save', 'Store'] },
  edit: { Icon: IconPencil, words: ['編集', '変更', '開く', 'Edit', 'Change', 'Open'] },
  preview: { Icon: IconEye, words: ['プレビュー', '表示を確認', 'Preview', 'View'] },
  select: { Icon: IconSquareCheck, words: ['選択', 'チェック', 'Select', 'Tick'] },
  duplicate: { Icon: IconCopy, words: ['複製', 'コピー', '新しい版', 'Duplicate', 'Copy', 'New version'] },
  delete: { Icon: IconTrash, words: ['削除', 'ごみ箱', '消す', 'Delete', 'Remove', 'Trash'] },
  restore: { Icon: IconArrowBackUp, words: ['ごみ箱から戻す', '復元', 'Restore', 'Undelete'] },
  copyLink: { Icon: IconLink, words: ['リンクをコピー', 'URL', 'アドレス', '共有', 'Copy link', 'Share', 'Address'] },
  openPage: { Icon: IconExternalLink, words: ['公開ページを開く', 'サイトで見る', 'Open public page', 'Live page', 'View on site'] },
  next: { Icon: IconArrowDown, words: ['次の記録', '次へ', 'Next record'] },
  previous: { Icon: IconArrowUp, words: ['前の記録', '前へ', 'Previous record', 'Back'] },
  publish: { Icon: IconWorld, words: ['公開', '公開する', 'Publish', 'Go live'] },
  publishNow: { Icon: IconWorld, words: ['今すぐ公開', 'Publish now', 'Go live'] },
  schedule: { Icon: IconCalendarTime, words: ['予約', '公開予約', '日時を指定', 'Schedule', 'Publish later'] },
  endAt: { Icon: IconCalendarOff, words: ['公開終了', '終了日時', '期限', 'End of publication', 'Unpublish later', 'Expire'] },
  unpublish: { Icon: IconWorldOff, words: ['非公開', '取り下げる', '公開をやめる', 'Unpublish', 'Take down', 'Hide'] },
  archive: { Icon: IconArchive, words: ['アーカイブ', '保管', 'Archive'] },
  reopen: { Icon: IconArrowBackUp, words: ['下書きに戻す', 'Back to draft', 'Reopen'] },
  history: { Icon: IconHistory, words: ['変更履歴', '比較', '以前の内容', 'History', 'Revisions', 'Compare'] },
  switch: { Icon: IconToggleRight, words: ['切り替える', 'オン', 'オフ', 'Switch', 'Toggle', 'On', 'Off'] },
  showJapanese: { Icon: IconLanguage, words: ['日本語', '言語', 'Japanese', 'Language'] },
  showEnglish: { Icon: IconLanguage, words: ['英語', '言語', 'English', 'Language'] },
  showBoth: { Icon: IconLanguage, words: ['並べて表示', '両方の言語', 'Side by side', 'Both languages'] },
  sidePreview: { Icon: IconEye, words: ['プレビュー', '横に表示', 'Preview', 'Side by side'] },
  calm: { Icon: IconArrowsMaximize, words: ['集中モード', '本文だけ', 'Focus mode', 'Full screen', 'Zen'] },
  replyByMail: { Icon: IconMailForward, words: ['返信', 'メール', '返事', 'Reply', 'E-mail', 'Answer'] },
  call: { Icon: IconPhone, words: ['電話', '返信', 'Call', 'Phone', 'Reply'] },
  print: { Icon: IconPrinter, words: ['印刷', 'Print'] },
  withdraw: step('取り下げる', 'Withdraw'),
  start: step('対応を始める', '担当する', '引き受ける', 'Start', 'Take', 'Assign to me'),
  finish: step('対応済み', '完了', 'Finish', 'Done', 'Close'),
  resume: step('対応中に戻す', '再開', 'Resume', 'Reopen'),
  markSpam: step('迷惑メール', 'スパム', 'Spam', 'Junk'),
  notSpam: step('迷惑メールを解除', 'Not spam'),
  markPaid: step('入金済み', '支払い', 'Mark as paid', 'Payment'),
  prepare: step('発送準備', '梱包', 'Prepare', 'Pack'),
  ship: step('発送', '出荷', 'Ship', 'Dispatch'),
  deliver: step('配達完了', '到着', 'Deliver', 'Delivered'),
  requestReturn: step('返品を受け付ける', 'Return', 'Accept return'),
  refund: step('返金', '払い戻し', 'Refund'),
  refuseReturn: step('返品を断る', 'Refuse return', 'Reject return'),
  cancel: step('取り消す', 'キャンセル', 'Cancel'),
}

const isVerb = (name: string): name is VerbName => Object.hasOwn(VERBS, name)

/** Returns what the palette knows of a verb; null without a name that it knows. */
export const verbNamed = (name: string | undefined): VerbWords | null => (name !== undefined && isVerb(name) ? VERBS[name] : null)
