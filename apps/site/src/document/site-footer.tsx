import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localizePath } from '@captain/locale'
import type { TenantProfile } from '../delivery/types.ts'
import { Cat } from '../drawing/cat.tsx'
import { FEEDS } from '../feeds/feed-addresses.ts'
import { portal } from '../tenants.ts'
import { usePage } from './page-context.ts'
import { snsLinks } from './sns-links.ts'

/** First year of the portal. */
const SINCE = 2026

type SiteFooterProps = { readonly profile: TenantProfile | null }

export function SiteFooter({ profile }: SiteFooterProps) {
  const { locale } = usePage()
  const languageOf = (field: string) => (profile?.fallback.includes(field) ? 'ja' : undefined)
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
          <div className="footer-words">
            <p className="footer-name" lang={languageOf('name')}>
              {profile?.name ?? portal.names[locale]}
            </p>
            {profile?.description && <p lang={languageOf('description')}>{profile.description}</p>}
            <Accounts profile={profile} />
          </div>
          <FooterLinks />
          <p className="footer-rights">
            <small lang={languageOf('legalName')}>
              © {SINCE} {profile?.legalName ?? profile?.name ?? portal.names[locale]}
            </small>
          </p>
        </div>
      </div>
    </footer>
  )
}

function Accounts({ profile }: SiteFooterProps) {
  const { t } = useLingui()
  const links = snsLinks(profile)
  if (links.length === 0) return null
  return (
    <ul className="footer-accounts" aria-label={t`公式アカウント`}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function FooterLinks() {
  const { t } = useLingui()
  const { prefix } = usePage()
  const addressOf = (path: string) => localizePath(path, prefix)
  return (
    <>
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
        <a href={addressOf('/contact')}>
          <Trans>お問い合わせ</Trans>
        </a>
        <a href={addressOf('/manual/captain-login')}>
          <Trans>ログインの手引き</Trans>
        </a>
      </nav>
      <nav className="footer-nav" aria-label={t`規約と表記`}>
        <a href={addressOf('/term-of-service')}>
          <Trans>利用規約</Trans>
        </a>
        <a href={addressOf('/privacy-policy')}>
          <Trans>プライバシーポリシー</Trans>
        </a>
        <a href={addressOf('/tokusho')}>
          <Trans>特定商取引法に基づく表記</Trans>
        </a>
        <a href={addressOf(FEEDS.rss.path)} type={FEEDS.rss.type}>
          <Trans>記事のRSS</Trans>
        </a>
        <a href={addressOf('/auth/login')}>
          <Trans>ログイン</Trans>
        </a>
      </nav>
    </>
  )
}
