import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import stylesheet from '../styles/site.css?url'
import type { TenantProfile } from '../delivery/types.ts'
import { colorRules } from './color-rules.ts'
import { usePage } from './page-context.ts'
import { ProfileProvider } from './profile-context.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Light ground and night sea, for the browser's own bars. */
const GROUND = { light: '#faf6ee', dark: '#0d1a25' }

type DocumentProps = {
  readonly children: ReactNode
  /** Profile of the portal; without it the frame shows only the name. */
  readonly profile?: TenantProfile | null
  /** Target of links; those of a preview open outside its frame. */
  readonly linkTarget?: '_blank' | undefined
}

/** The full HTML document around the content. It has no script. */
export function Document({ children, profile = null, linkTarget }: DocumentProps) {
  const { locale, colors } = usePage()
  const rules = colorRules(colors)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {linkTarget && <base target={linkTarget} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
        {rules !== '' && <style>{rules}</style>}
      </head>
      <body>
        <a className="skip-link" href="#content" target="_self">
          <Trans>本文へ移動</Trans>
        </a>
        <SiteHeader profile={profile} />
        <main id="content" tabIndex={-1}>
          <ProfileProvider value={profile}>{children}</ProfileProvider>
        </main>
        <SiteFooter profile={profile} />
      </body>
    </html>
  )
}
