import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenImage } from './screen-image.tsx'
import { useCommonMessages, useRareMessages, type Message } from './use-messages.ts'

function MessageList({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <dl className="message-list">
      {messages.map(({ shown, error, remedy }) => (
        <div key={error}>
          <dt>
            {shown}
            <code lang="en" translate="no">
              {error}
            </code>
          </dt>
          <dd>{remedy}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Every message of the ceremonies with what to do about it. */
export function Messages() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>メッセージの下の英字は、エラーの名前です。お問い合わせの際に添えていただくと、すぐにお調べできます。</Trans>
      </p>
      <div className="screen-row">
        <ScreenImage name="cancelled" alt={t`ログイン画面。ボタンの下に「パスキーによる認証をキャンセルしました。」と表示されています。`} />
        <ScreenImage
          name="unsupported"
          alt={t`パスキーに対応していないブラウザーのログイン画面。メールアドレスとパスワードでログインします。`}
        />
      </div>
      <h3>
        <Trans>よく表示されるもの</Trans>
      </h3>
      <ScreenImage name="known" alt={t`パスキーを追加する画面。「このパスキーはすでに登録されています。」と表示されています。`} />
      <MessageList messages={useCommonMessages()} />
      <h3>
        <Trans>端末やアドレスが原因のもの</Trans>
      </h3>
      <MessageList messages={useRareMessages()} />
    </>
  )
}
