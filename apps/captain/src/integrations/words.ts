import type { KeyScope } from '@captain/auth-core'
import type { AttemptFailure, WebhookEvent } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'

type Words = { readonly label: string; readonly help: string }

/** Returns the labels of the key scopes. */
export const useScopeLabels = (): Readonly<Record<KeyScope, Words>> => {
  const { t } = useLingui()
  return {
    'delivery:read': { label: t`公開中の内容を読む`, help: t`公開APIを、1ページ500件まで読めます。` },
    'content:read': { label: t`下書きも含めて読む`, help: t`下書きと変更履歴を含む、管理用のデータを読めます。` },
    'content:write': { label: t`下書きを作成・変更する`, help: t`公開中の内容は変わりません。` },
    'content:publish': { label: t`公開・取り下げをする`, help: t`公開中の内容が変わります。必要なときだけ選んでください。` },
    'submissions:read': {
      label: t`個人情報を含むデータも扱う`,
      help: t`問い合わせ・注文・会員など。上で選んだ権限の範囲で、読み取りや変更ができます。`,
    },
  }
}

/** Returns the labels of webhook events. */
export const useEventLabels = (): Readonly<Record<WebhookEvent | 'test', string>> => {
  const { t } = useLingui()
  return {
    published: t`公開・更新`,
    unpublished: t`取り下げ`,
    deleted: t`削除`,
    restored: t`復元`,
    submitted: t`問い合わせ・注文の受信`,
    test: t`テスト`,
  }
}

/** Returns the labels of failed attempts without a response. */
export const useFailureLabels = (): Readonly<Record<AttemptFailure, string>> => {
  const { t } = useLingui()
  return {
    timeout: t`5秒以内に応答がありませんでした`,
    unreachable: t`接続できませんでした`,
    broken: t`応答を読み取れませんでした`,
    off: t`配信が停止中だったため、送信しませんでした`,
  }
}
