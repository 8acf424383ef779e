import { Trans, useLingui } from '@lingui/react/macro'
import { colorClass } from '../../document/color-rules.ts'
import { usePage } from '../../document/page-context.ts'
import { Boat } from '../../drawing/boat.tsx'
import { tenants } from '../../tenants.ts'
import { useTenantWords } from './use-tenant-words.ts'

/** The ten tenants, each as a boat at its berth. */
export function Fleet() {
  const { t } = useLingui()
  const { locale } = usePage()
  const words = useTenantWords()
  const berth = (number: number) => t`${number}番桟橋`
  return (
    <section className="fleet" aria-labelledby="fleet-title">
      <div className="home-section">
        <div className="section-head">
          <h2 id="fleet-title">
            <Trans>停泊中の十隻</Trans>
          </h2>
          <p className="section-note">
            <Trans>それぞれの帆の色が、そのサイトの色です。</Trans>
          </p>
        </div>
        <ul className="fleet-list">
          {tenants.map((tenant) => (
            <li key={tenant.slug} className={`berth ${colorClass(tenant.color)}`}>
              <Boat tenant={tenant} width={96} height={96} />
              <div className="berth-words">
                <p className="berth-number">{berth(tenant.number)}</p>
                <h3 className="berth-name">{tenant.names[locale]}</h3>
                <p className="berth-about">{words[tenant.slug]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
