import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localizePath } from '@captain/locale'
import type { TenantProfile } from '../delivery/types.ts'
import { Picture } from '../pages/picture.tsx'
import { portal } from '../tenants.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { usePage } from './page-context.ts'
import { SiteMark } from './site-mark.tsx'

export function SiteHeader({ profile }: { readonly profile: TenantProfile | null }) {
  const { t } = useLingui()
  const { locale, prefix, path } = usePage()
  const name = profile?.name ?? portal.names[locale]
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link to="/" className="site-name" aria-label={t`${name} トップページ`}>
          {profile?.logo ? <Picture media={profile.logo} alt="" sizes="8rem" className="site-logo" /> : <SiteMark />}
          <span className="site-name-words" lang={profile?.fallback.includes('name') ? 'ja' : undefined}>
            {name}
          </span>
        </Link>
        <nav className="site-nav" aria-label={t`サイト`}>
          <Link to="/article">
            <Trans>記事</Trans>
          </Link>
          <Link to="/faq">FAQ</Link>
          <a href={localizePath('/contact', prefix)} aria-current={path === '/contact' ? 'page' : undefined}>
            <Trans>お問い合わせ</Trans>
          </a>
        </nav>
        <LanguageSwitch />
        <a className="login-link" href={localizePath('/auth/login', prefix)}>
          <Trans>ログイン</Trans>
        </a>
      </div>
    </header>
  )
}
