import { useLingui } from '@lingui/react/macro'

export type Message = {
  /** The message in the back office. */
  readonly shown: string
  /** The name of the error in the customer's specification §8, the same in every language. */
  readonly error: string
  readonly remedy: string
}

/** Returns the common errors of passkey registration and sign-in. */
export const useCommonMessages = (): readonly Message[] => {
  const { t } = useLingui()
  return [
    {
      shown: t`パスキーの登録をキャンセルしました。`,
      error: 'registration cancelled',
      remedy: t`端末の確認画面を閉じたか、時間内に確認できなかったときに表示されます。もう一度「パスキーを登録」を押して、指紋や顔、PINで確認してください。`,
    },
    {
      shown: t`このパスキーはすでに登録されています。`,
      error: 'previously registered',
      remedy: t`この端末のパスキーは登録済みなので、そのままログインできます。ほかの端末でも使いたいときは、その端末で登録してください。`,
    },
    {
      shown: t`パスキーによる認証をキャンセルしました。`,
      error: 'auth cancelled',
      remedy: t`端末の確認画面を閉じたか、時間内に確認できなかったときに表示されます。もう一度「パスキーでログイン」を押してください。この端末にパスキーがないときは、別の端末のパスキーを使うか、パスワードでログインします。`,
    },
    {
      shown: t`このブラウザーはWebAuthnに対応していません。`,
      error: 'WebAuthn is not supported in this browser',
      remedy: t`WebAuthnは、パスキーのもとになっている仕組みです。対応しているブラウザーの最新版で開き直すか、パスワードでログインしてください。`,
    },
    {
      shown: t`パスキーの登録が完了しませんでした。`,
      error: 'Registration was not completed',
      remedy: t`ページを読み込み直して、もう一度登録してください。続くときは、ブラウザーと端末を最新の状態にするか、別のブラウザーをお試しください。`,
    },
    {
      shown: t`パスキーによる認証が完了しませんでした。`,
      error: 'Authentication was not completed',
      remedy: t`ページを読み込み直して、もう一度ログインしてください。続くときは、別のパスキーを使うか、「ログインできない場合」からパスキーを登録し直してください。`,
    },
  ]
}

/** Returns the rare errors of devices, security keys and addresses. */
export const useRareMessages = (): readonly Message[] => {
  const { t } = useLingui()
  return [
    {
      shown: t`パスキーの手続きが中断されました。もう一度お試しください。`,
      error: 'ceremony aborted',
      remedy: t`手続きの途中で、別の操作が始まったときに表示されます。同じ画面をほかのタブで開いているときは閉じてから、やり直してください。`,
    },
    {
      shown: t`この端末またはセキュリティキーは、パスキーの保存に対応していません。別のものをお使いください。`,
      error: 'missing discoverable credential support',
      remedy: t`古いセキュリティキーなどで表示されます。FIDO2に対応したセキュリティキーか、スマートフォンやパソコンに登録してください。`,
    },
    {
      shown: t`指紋や顔、PINなどで本人確認ができる端末またはセキュリティキーをお使いください。`,
      error: 'missing user verification support',
      remedy: t`端末に画面ロックを設定してから、やり直してください。セキュリティキーには、先にPINを設定します。`,
    },
    {
      shown: t`この端末またはセキュリティキーの暗号方式には対応していません。別のものをお使いください。`,
      error: 'no supported key algorithm',
      remedy: t`別の端末かセキュリティキーに登録してください。`,
    },
    {
      shown: t`このアドレスではパスキーを使えません。システム管理者にお問い合わせください。`,
      error: 'invalid RP id',
      remedy: t`アドレスバーを見て、いつもの管理画面のアドレスかどうかを確かめてください。違うときは、ブックマークやこのページのリンクから開き直します。`,
    },
    {
      shown: t`このドメインではパスキーを使えません。システム管理者にお問い合わせください。`,
      error: 'invalid domain',
      remedy: t`アドレスが「https://」で始まっているかどうかを確かめて、開き直してください。同じメッセージが続くときは、システム管理者にご連絡ください。`,
    },
    {
      shown: t`アカウントの認証用IDが正しくないため、パスキーを登録できません。システム管理者にお問い合わせください。`,
      error: 'invalid user id length',
      remedy: t`ご自身では直せません。このメッセージが表示されたことを、システム管理者にお伝えください。`,
    },
    {
      shown: t`端末またはセキュリティキーでエラーが起きました。もう一度お試しください。`,
      error: 'general authenticator error',
      remedy: t`セキュリティキーを差し直すか、端末を再起動してから、やり直してください。続くときは、別の端末をお使いください。`,
    },
  ]
}
