import type { OutboxState } from '@captain/mail'
import type { I18n } from '@lingui/core'

/** Returns the names of a mail's states in the language of an instance. */
export const stateLabels = (i18n: I18n): Readonly<Record<OutboxState, string>> => ({
  waiting: i18n._('送信待ち'),
  sending: i18n._('送信中'),
  sent: i18n._('送信済み'),
  kept: i18n._('未送信'),
  failed: i18n._('送信失敗'),
  unsure: i18n._('送信できたか不明'),
})
