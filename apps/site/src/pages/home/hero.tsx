import { Trans } from '@lingui/react/macro'
import type { TenantProfile } from '../../delivery/types.ts'
import { usePage } from '../../document/page-context.ts'
import { HarbourScene } from '../../drawing/harbour-scene.tsx'
import { portal } from '../../tenants.ts'

/** The name and the purpose of the portal, over a drawing of the harbour. Japanese is set vertically on wide screens. */
export function Hero({ profile }: { readonly profile: TenantProfile | null }) {
  const { locale } = usePage()
  const languageOf = (field: string) => (profile?.fallback.includes(field) ? 'ja' : undefined)
  return (
    <section className="hero">
      <HarbourScene />
      <div className="hero-words">
        <h1 className="hero-title">
          <span className="hero-name" lang={languageOf('name')}>
            {profile?.name ?? portal.names[locale]}
          </span>
          <Trans>
            <span>十の船が、</span>
            <span>ひとつの港に。</span>
          </Trans>
        </h1>
        {profile?.description && (
          <p className="hero-lead" lang={languageOf('description')}>
            {profile.description}
          </p>
        )}
      </div>
    </section>
  )
}
