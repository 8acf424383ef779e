import { Trans } from '@lingui/react/macro'
import type { Partner } from '../../delivery/types.ts'
import { Picture } from '../picture.tsx'

type PartnersProps = {
  readonly partners: readonly Partner[]
  /** Labels of the kinds of partners. */
  readonly kinds: Readonly<Record<string, string>>
}

/** Those who keep the harbour going. */
export function Partners({ partners, kinds }: PartnersProps) {
  return (
    <section className="home-section partners" aria-labelledby="partners-title">
      <div className="section-head">
        <h2 id="partners-title">
          <Trans>港を支えるパートナー</Trans>
        </h2>
      </div>
      <ul className="partner-list">
        {partners.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} kind={kinds[partner.kind ?? ''] ?? null} />
        ))}
      </ul>
    </section>
  )
}

function PartnerCard({ partner, kind }: { readonly partner: Partner; readonly kind: string | null }) {
  const { name, logo, description, websiteUrl, fallback } = partner
  const languageOf = (field: string) => (fallback.includes(field) ? 'ja' : undefined)
  return (
    <li className="partner">
      <div className="partner-logo">
        {logo ? (
          <Picture media={logo} alt="" sizes="12rem" />
        ) : (
          <span className="partner-initial" aria-hidden="true">
            {[...(name ?? '')][0]}
          </span>
        )}
      </div>
      {kind !== null && <p className="partner-kind">{kind}</p>}
      <h3 className="partner-name" lang={languageOf('name')}>
        {websiteUrl ? <a href={websiteUrl}>{name}</a> : name}
      </h3>
      {description && (
        <p className="partner-about" lang={languageOf('description')}>
          {description}
        </p>
      )}
    </li>
  )
}
