import { Trans, useLingui } from '@lingui/react/macro'

type Row = { readonly device: string; readonly browsers: string; readonly keeper: string }

const useRows = (): readonly Row[] => {
  const { t } = useLingui()
  return [
    {
      device: t`Windows 10・11`,
      browsers: t`Chrome 123、Edge 123、Firefox 122以降`,
      keeper: t`Windows Hello（顔、指紋、PIN）`,
    },
    {
      device: t`Mac（macOS 13以降）`,
      browsers: t`Safari 17.5、Chrome 123、Edge 123、Firefox 122以降`,
      keeper: t`iCloudキーチェーン、Googleパスワードマネージャー（Touch ID、パスワード）`,
    },
    {
      device: t`iPhone・iPad（17.5以降）`,
      browsers: t`Safari、Chrome、Edge、Firefox`,
      keeper: t`iCloudキーチェーン（Face ID、Touch ID、パスコード）`,
    },
    {
      device: t`Android 9以降`,
      browsers: t`Chrome 123、Edge 123以降`,
      keeper: t`Googleパスワードマネージャー（指紋、顔、画面ロック）`,
    },
    {
      device: 'Linux',
      browsers: t`Chrome 123、Edge 123、Firefox 122以降`,
      keeper: t`セキュリティキー、またはスマートフォン（ChromeとEdge）`,
    },
  ]
}

/** Browsers that support passkeys, and where each one stores them. */
export function Browsers() {
  return (
    <>
      <p>
        <Trans>次のブラウザーでログインできます。安全のため、最新版をお使いください。</Trans>
      </p>
      <dl className="browser-list">
        {useRows().map(({ device, browsers, keeper }) => (
          <div key={device}>
            <dt>{device}</dt>
            <dd>{browsers}</dd>
            <dd>
              <span className="browser-label">
                <Trans>パスキーの保存先</Trans>
              </span>
              {keeper}
            </dd>
          </div>
        ))}
      </dl>
      <p className="manual-note">
        <Trans>
          SNSやメールのアプリの中で開く画面では、パスキーを使えないことがあります。そのときは、SafariやChromeなどで開き直してください。
        </Trans>
      </p>
    </>
  )
}
