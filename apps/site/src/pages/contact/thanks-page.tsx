import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageHead } from '../../document/page-head.tsx'
import { Cat } from '../../drawing/cat.tsx'

/** Thanks for a message. Shows the receipt number only to its sender. */
export function ThanksPage({ receiptNumber }: { readonly receiptNumber: string | null }) {
  const { t } = useLingui()
  return (
    <div className="page thanks-page">
      <PageHead title={t`送信しました`} noindex />
      <Cat width={96} height={99} />
      <h1>
        <Trans>お問い合わせありがとうございます</Trans>
      </h1>
      {receiptNumber !== null && (
        <p className="receipt-number">
          <span>
            <Trans>受付番号</Trans>
          </span>
          <strong>{receiptNumber}</strong>
        </p>
      )}
      <p className="thanks-lead">
        <Trans>
          ご入力いただいたメールアドレスに、受付のお知らせをお送りしました。3営業日以内に、担当者からメールでお返事します。届かないときは、迷惑メールのフォルダーもお確かめください。
        </Trans>
      </p>
      <p className="contact-buttons">
        <Link to="/" className="button-link">
          <Trans>トップページへ</Trans>
        </Link>
        <Link to="/faq" className="button-link">
          <Trans>よくある質問</Trans>
        </Link>
      </p>
    </div>
  )
}
