import type { Transition } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'

/** Labels of a transition: its button, its confirmation, its success message. */
export type TransitionLabels = { readonly label: string; readonly title: string; readonly done: (name: string) => string }

/** Returns the labels of all transitions in the interface language. */
export const useTransitionLabels = (): Readonly<Record<Transition, TransitionLabels>> => {
  const { t } = useLingui()
  return {
    publish: { label: t`公開する`, title: t`公開の確認`, done: (name) => t`「${name}」を公開しました` },
    unpublish: { label: t`非公開にする`, title: t`非公開の確認`, done: (name) => t`「${name}」を非公開にしました` },
    archive: { label: t`アーカイブする`, title: t`アーカイブの確認`, done: (name) => t`「${name}」をアーカイブしました` },
    reopen: { label: t`下書きに戻す`, title: t`下書きに戻す確認`, done: (name) => t`「${name}」を下書きに戻しました` },
    withdraw: { label: t`取り下げる`, title: t`取下げの確認`, done: (name) => t`「${name}」を取り下げました` },
    start: { label: t`対応を始める`, title: t`対応開始の確認`, done: (name) => t`「${name}」を対応中にしました` },
    finish: { label: t`対応済みにする`, title: t`対応完了の確認`, done: (name) => t`「${name}」を対応済みにしました` },
    resume: { label: t`対応中に戻す`, title: t`対応再開の確認`, done: (name) => t`「${name}」を対応中に戻しました` },
    markSpam: { label: t`迷惑メールにする`, title: t`迷惑メールの確認`, done: (name) => t`「${name}」を迷惑メールにしました` },
    notSpam: { label: t`迷惑メールを解除する`, title: t`迷惑メール解除の確認`, done: (name) => t`「${name}」を未対応に戻しました` },
    markPaid: { label: t`入金済みにする`, title: t`入金の確認`, done: (name) => t`「${name}」を入金済みにしました` },
    prepare: { label: t`発送準備を始める`, title: t`発送準備の確認`, done: (name) => t`「${name}」を発送準備中にしました` },
    ship: { label: t`発送済みにする`, title: t`発送の確認`, done: (name) => t`「${name}」を発送済みにしました` },
    deliver: { label: t`配達完了にする`, title: t`配達完了の確認`, done: (name) => t`「${name}」を配達完了にしました` },
    requestReturn: { label: t`返品を受け付ける`, title: t`返品受付の確認`, done: (name) => t`「${name}」の返品を受け付けました` },
    refund: { label: t`返金済みにする`, title: t`返金の確認`, done: (name) => t`「${name}」を返金済みにしました` },
    refuseReturn: { label: t`返品を断る`, title: t`返品を断る確認`, done: (name) => t`「${name}」を配達完了に戻しました` },
    cancel: { label: t`取り消す`, title: t`取消の確認`, done: (name) => t`「${name}」を取り消しました` },
  }
}
