import { hasKey } from '@captain/validation'
import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'

/** Returns why a visit to the organisation's sign-in page came to nothing, as the server wrote it into the address; null if it did not. */
export const useOrganisationFailureText = (): string | null => {
  const { t } = useLingui()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const failed = t`組織のアカウントでログインできませんでした。もう一度お試しください。続くときは、システム管理者にお問い合わせください。`
  const texts = {
    cancelled: t`組織のアカウントでのログインを中止しました。`,
    unavailable: t`組織のログインページに接続できません。しばらく待つか、別の方法でログインしてください。`,
    expired: t`時間が経ったか、別の画面でやり直したため、手続きを続けられません。もう一度お試しください。`,
    refused: t`組織のログインページが、このアカウントの利用を許可しませんでした。組織の管理者にお問い合わせください。`,
    clock: t`組織のサーバーとこのサーバーの時刻が違うため、確認できません。システム管理者にお知らせください。`,
    unverified: t`組織のアカウントのメールアドレスが確認されていないため、ログインできません。組織の管理者にお問い合わせください。`,
    domain: t`このメールアドレスのアカウントは、ここでは使えません。組織のメールアドレスのアカウントでログインしてください。`,
    unconfirmed: t`同じメールアドレスのアカウントがありますが、アドレスの確認が済んでいません。届いている確認メールのリンクを開いてください。`,
    taken: t`この組織のアカウント、またはこのアカウントは、すでに別の相手と連携しています。`,
    'other-account': t`連携しているものとは別の組織のアカウントが使われました。連携したアカウントでお試しください。`,
    'not-fresh': t`組織のログインページで本人確認が行われませんでした。もう一度お試しください。`,
    banned: t`このアカウントは現在使えません。運営者にお問い合わせください。`,
    failed,
  } as const
  const failure = new URLSearchParams(search).get('sso')
  if (failure === null) return null
  return hasKey(texts, failure) ? texts[failure] : failed
}
