import type { Locale } from '@captain/locale'

type ViewMessages = { done: string; notDone: string; unsupported: (blockType: string) => string }

const ja: ViewMessages = {
  done: '完了',
  notDone: '未完了',
  unsupported: (blockType) => `このブロック（${blockType}）は表示できません。`,
}

const en: ViewMessages = {
  done: 'Done',
  notDone: 'Not done',
  unsupported: (blockType) => `This block (${blockType}) can’t be displayed.`,
}

/** The few words the view adds to a document. Plain functions: pages without any script show them too. */
export const VIEW_MESSAGES: Record<Locale, ViewMessages> = { ja, en }
