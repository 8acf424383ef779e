import { useLingui } from '@lingui/react/macro'
import type { ActionGroup, EventAction } from './event-actions.ts'

type WorkAction = Extract<
  EventAction,
  | 'start'
  | 'reply'
  | 'noteReply'
  | 'finish'
  | 'resume'
  | 'markSpam'
  | 'notSpam'
  | 'markPaid'
  | 'prepare'
  | 'ship'
  | 'deliver'
  | 'requestReturn'
  | 'refund'
  | 'refuseReturn'
  | 'cancel'
>

/** Returns the labels of the steps of submissions and orders. */
const useWorkLabels = (): Readonly<Record<WorkAction, string>> => {
  const { t } = useLingui()
  return {
    start: t`対応の開始`,
    reply: t`返信の送信`,
    noteReply: t`返信の記録`,
    finish: t`対応の完了`,
    resume: t`対応の再開`,
    markSpam: t`迷惑メールへの振り分け`,
    notSpam: t`迷惑メールの解除`,
    markPaid: t({ message: '入金の確認', context: '監査ログの操作' }),
    prepare: t`発送準備`,
    ship: t`発送`,
    deliver: t({ message: '配達完了', context: '監査ログの操作' }),
    requestReturn: t`返品の受付`,
    refund: t`返金`,
    refuseReturn: t`返品の拒否`,
    cancel: t({ message: '取消', context: '監査ログの操作' }),
  }
}

/** Returns the labels of the audit actions. */
export const useActionLabels = (): Readonly<Record<EventAction, string>> => {
  const { t } = useLingui()
  return {
    login: t`ログイン`,
    loginFailed: t`ログイン失敗`,
    rateLimited: t`回数制限による拒否`,
    logout: t`ログアウト`,
    signUp: t`新規登録`,
    createAccount: t`ユーザーの作成`,
    updateAccount: t`ユーザー情報の変更`,
    deleteAccount: t`ユーザーの削除`,
    approve: t`承認`,
    invite: t`招待リンクの発行`,
    permission: t`権限の変更`,
    ban: t`利用停止`,
    unban: t`利用停止の解除`,
    password: t`パスワードの変更`,
    changeEmail: t`メールアドレスの変更`,
    verifyEmail: t({ message: 'メールアドレスの確認', context: '監査ログの操作' }),
    passkeyAdded: t`パスキーの追加`,
    passkeyRenamed: t`パスキーの名前の変更`,
    passkeyRemoved: t`パスキーの削除`,
    secondFactorAdded: t`2段階認証の有効化`,
    secondFactorRemoved: t`2段階認証の無効化`,
    recoveryCodesRenewed: t`リカバリーコードの再発行`,
    recoveryCodeUsed: t`リカバリーコードの使用`,
    identityLinked: t`組織のアカウントの連携`,
    identityUnlinked: t`組織のアカウントの連携解除`,
    sessionRevoked: t`セッションの終了`,
    impersonate: t`代理ログインの開始`,
    stopImpersonating: t`代理ログインの終了`,
    recovery: t`ログインの回復`,
    export: t`書き出し`,
    create: t`作成`,
    update: t`編集`,
    delete: t`削除`,
    restore: t`ごみ箱から復元`,
    purge: t`完全な削除`,
    publish: t({ message: '公開', context: '監査ログの操作' }),
    unpublish: t({ message: '非公開', context: '監査ログの操作' }),
    archive: t({ message: 'アーカイブ', context: '監査ログの操作' }),
    reopen: t({ message: '下書きに戻す', context: '監査ログの操作' }),
    withdraw: t({ message: '取下げ', context: '監査ログの操作' }),
    restoreRevision: t`以前の版への復元`,
    reorder: t`並べ替え`,
    bulk: t`一括操作`,
    undo: t`操作の取り消し`,
    import: t`取り込み`,
    disclose: t`本人への開示`,
    erase: t`個人情報の消去`,
    upload: t`アップロード`,
    replace: t`ファイルの差し替え`,
    detach: t`関連の解除`,
    reveal: t`秘密の値の表示`,
    trial: t`動作の確認`,
    adminPass: t`システム管理者による閲覧`,
    createApiKey: t({ message: 'APIキーの作成', context: '監査ログの操作' }),
    revokeApiKey: t`APIキーの失効`,
    createWebhook: t`Webhookの作成`,
    updateWebhook: t`Webhookの変更`,
    deleteWebhook: t`Webhookの削除`,
    rotateWebhookSecret: t`Webhookの署名シークレットの再発行`,
    disableWebhook: t`Webhookの自動停止`,
    createRole: t`役割の作成`,
    updateRole: t`役割の変更`,
    deleteRole: t`役割の削除`,
    ...useWorkLabels(),
  }
}

/** Returns the labels of the action groups by which the audit log can be filtered. */
export const useActionGroupLabels = (): Readonly<Record<ActionGroup, string>> => {
  const { t } = useLingui()
  return {
    signIn: t`ログインとセッション`,
    rights: t`権限と利用停止`,
    accounts: t`ユーザーとログイン方法`,
    impersonation: t`代理ログインとシステム管理者の閲覧`,
    handingOver: t`書き出し、取り込み、個人情報の開示と消去`,
    content: t`コンテンツの編集`,
    publishing: t`公開と非公開`,
    integrations: t`APIキーとWebhook`,
  }
}
