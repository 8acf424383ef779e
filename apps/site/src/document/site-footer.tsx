import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localizePath } from '@captain/locale'
import { Cat } from '../drawing/cat.tsx'
import { usePage } from './page-context.ts'

/** First year of the portal. */
const SINCE = 2026

export function SiteFooter() {
  const { t } = useLingui()
  const { prefix } = usePage()
  return (
    <footer className="site-footer">
      <div className="footer-shore" aria-hidden="true">
        <Cat className="footer-cat" width={60} height={62} />
        <svg className="footer-wave" viewBox="0 0 1440 28" preserveAspectRatio="none">
          <path d="M0 14q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v14H0Z" />
        </svg>
      </div>
      <div className="footer-sea">
        <div className="footer-row">
          <p className="footer-words">
            <Trans>十のサイトが船を寄せる港です。</Trans>
          </p>
          <nav className="footer-nav" aria-label={t`フッター`}>
            <Link to="/">
              <Trans>トップページ</Trans>
            </Link>
            <Link to="/article">
              <Trans>記事</Trans>
            </Link>
            <Link to="/faq">
              <Trans>よくある質問</Trans>
            </Link>
            <a href={localizePath('/auth/login', prefix)}>
              <Trans>ログイン</Trans>
            </a>
          </nav>
          <p className="footer-rights">
            <small>
              © {SINCE} <Trans>にゃんこ港</Trans>
            </small>
          </p>
        </div>
      </div>
    </footer>
  )
}
