import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Office hours, the usual response time, and a link to the FAQ. */
export function ContactIntro() {
  return (
    <div className="contact-intro">
      <p>
        <Trans>
          サービスについてのご質問、不具合のご連絡、取材のお申し込みなどをお受けしています。答えが見つかることもありますので、
          <Link to="/faq">よくある質問</Link>もあわせてご覧ください。
        </Trans>
      </p>
      <dl className="contact-hours">
        <div>
          <dt>
            <Trans>受付</Trans>
          </dt>
          <dd>
            <Trans>24時間</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>対応時間</Trans>
          </dt>
          <dd>
            <Trans>平日 10:00〜17:00（土日・祝日を除く）</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>お返事の目安</Trans>
          </dt>
          <dd>
            <Trans>3営業日以内</Trans>
          </dd>
        </div>
      </dl>
    </div>
  )
}
