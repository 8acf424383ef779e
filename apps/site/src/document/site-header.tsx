import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localizePath } from '@captain/locale'
import { LanguageSwitch } from './language-switch.tsx'
import { usePage } from './page-context.ts'
import { SiteMark } from './site-mark.tsx'

export function SiteHeader() {
  const { t } = useLingui()
  const { prefix } = usePage()
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link to="/" className="site-name" aria-label={t`にゃんこ港 トップページ`}>
          <SiteMark />
          <span className="site-name-words">
            <Trans>にゃんこ港</Trans>
          </span>
        </Link>
        <nav className="site-nav" aria-label={t`サイト`}>
          <Link to="/article">
            <Trans>記事</Trans>
          </Link>
          <Link to="/faq">FAQ</Link>
        </nav>
        <LanguageSwitch />
        <a className="login-link" href={localizePath('/auth/login', prefix)}>
          <Trans>ログイン</Trans>
        </a>
      </div>
    </header>
  )
}
