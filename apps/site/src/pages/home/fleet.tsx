import { Trans } from '@lingui/react/macro'
import type { TenantProfile } from '../../delivery/types.ts'
import { colorClass } from '../../document/color-rules.ts'
import { Boat } from '../../drawing/boat.tsx'
import { isTenantSlug } from '../../tenants.ts'

type FleetProps = {
  readonly profiles: readonly TenantProfile[]
  /** Labels of the kinds of business. */
  readonly kinds: Readonly<Record<string, string>>
}

/** The tenants that say so, each as a boat at its berth. */
export function Fleet({ profiles, kinds }: FleetProps) {
  return (
    <section className="fleet" aria-labelledby="fleet-title">
      <div className="home-section">
        <div className="section-head">
          <h2 id="fleet-title">
            <Trans>停泊中の船</Trans>
          </h2>
          <p className="section-note">
            <Trans>それぞれの帆の色が、そのサイトの色です。</Trans>
          </p>
        </div>
        <ul className="fleet-list">
          {profiles.map((profile) => (
            <Berth key={profile.id} profile={profile} kind={kinds[profile.kind ?? ''] ?? null} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Berth({ profile, kind }: { readonly profile: TenantProfile; readonly kind: string | null }) {
  const { slug, name, description, primaryDomain, fallback } = profile
  const languageOf = (field: string) => (fallback.includes(field) ? 'ja' : undefined)
  const color = profile.brandColor ?? null
  return (
    <li className={`berth ${colorClass(color)}`}>
      {isTenantSlug(slug) && <Boat slug={slug} color={color} width={96} height={96} />}
      <div className="berth-words">
        {kind !== null && <p className="berth-kind">{kind}</p>}
        <h3 className="berth-name" lang={languageOf('name')}>
          {name}
        </h3>
        <p className="berth-about" lang={languageOf('description')}>
          {description}
        </p>
        {primaryDomain && (
          <p className="berth-link">
            <a href={`https://${primaryDomain}/`}>{primaryDomain}</a>
          </p>
        )}
      </div>
    </li>
  )
}
