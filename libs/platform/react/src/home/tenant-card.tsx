import { todayPath } from '@captain/content-core'
import { customProperties, TenantMark } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { usePlatform } from '../platform-context.ts'
import type { TenantSummary } from '../tenants/tenants.ts'
import type { Need, TenantFacts } from './home-data.ts'
import { ListLink } from './list-link.tsx'
import { useStatusLabels } from './status-word.tsx'
import { TenantBadges } from './tenant-badges.tsx'
import classes from './tenant-card.module.css'

type TenantCardProps = {
  readonly tenant: TenantSummary
  /** Undefined until the data arrives. */
  readonly facts: TenantFacts | undefined
  readonly needs: readonly Need[]
}

/** A tenant without content types cannot be entered yet; one that does not run says why on its page. */
const isWaiting = ({ contentTypes, stopped = null }: TenantSummary): boolean => contentTypes.length === 0 && stopped === null

const Mark = ({ name, color, logo }: { readonly name: string; readonly color: string; readonly logo: string | null }) =>
  logo === null ? (
    <TenantMark name={name} color={color} size={40} />
  ) : (
    <img className={classes.logo} src={logo} alt="" width={40} height={40} loading="lazy" />
  )

const Status = ({ status }: { readonly status: NonNullable<TenantFacts['status']> }) => {
  const words = useStatusLabels()
  return (
    <span className={classes.status} data-status={status}>
      {words[status]}
    </span>
  )
}

const Inside = ({ tenant, facts, needs }: TenantCardProps) => {
  const { locale, roleNames } = usePlatform()
  const other = locale === 'ja' ? 'en' : 'ja'
  const { names, color, slug, isMember, role, stopped = null } = tenant
  const status = facts?.status ?? null
  return (
    <>
      <Mark name={names[locale]} color={color} logo={facts?.logo ?? null} />
      <span className={classes.words}>
        {isWaiting(tenant) ? (
          <span className={classes.name}>{names[locale]}</span>
        ) : (
          // One that does not run says why at its own address.
          <ListLink className={classes.name} to={stopped === null ? todayPath(slug) : `/captain/tenant/${slug}`}>
            {names[locale]}
          </ListLink>
        )}
        <span className={classes.other} lang={other}>
          {names[other]}
        </span>
      </span>
      <div className={classes.body}>
        <span className={classes.place}>
          <span>{slug}</span>
          {facts?.domain?.host !== undefined && <span>{facts.domain.host}</span>}
        </span>
        <TenantBadges facts={facts} needs={needs} />
      </div>
      <span className={classes.foot}>
        <span className={classes.role} data-outside={!isMember}>
          {isMember ? roleNames[role] : <Trans>非所属</Trans>}
        </span>
        {stopped !== null ? (
          <span className={classes.status} data-status="suspended">
            <Trans>定義の問題で停止</Trans>
          </span>
        ) : (
          status !== null && <Status status={status} />
        )}
      </span>
    </>
  )
}

/** One tenant: image, names, pending items, state and the account's role. A tenant without content types can't be entered yet. */
export const TenantCard = (props: TenantCardProps) => {
  const { tenant } = props
  return (
    <li className={classes.card} data-waiting={isWaiting(tenant)} style={customProperties({ '--tenant': tenant.color })}>
      <Inside {...props} />
    </li>
  )
}
