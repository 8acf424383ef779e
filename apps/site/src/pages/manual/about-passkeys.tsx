import { Trans } from '@lingui/react/macro'

/** An introduction to passkeys for new users. */
export function AboutPasskeys() {
  return (
    <>
      <p>
        <Trans>
          パスキーは、パスワードの代わりに、いつも端末のロックを解除している方法でログインする仕組みです。指紋や顔、PINで確認するだけで、管理画面に入れます。
        </Trans>
      </p>
      <ul className="manual-points">
        <li>
          <h3>
            <Trans>覚えるものがありません</Trans>
          </h3>
          <p>
            <Trans>パスワードを考えたり、入力したり、定期的に変えたりする必要がありません。</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>外に出ません</Trans>
          </h3>
          <p>
            <Trans>パスキーは、端末やパスワード管理アプリの中にあります。指紋や顔の情報も、端末の外には送られません。</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>偽の画面では働きません</Trans>
          </h3>
          <p>
            <Trans>登録したアドレスでしか使えないため、そっくりな偽の画面を開いてしまっても、盗まれません。</Trans>
          </p>
        </li>
      </ul>
    </>
  )
}
