import { TenantMark } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { TenantSummary } from '../../api.ts'
import { useLocale } from '../../navigation/use-locale.ts'
import { RoleName } from './role-name.tsx'
import classes from './tenant-card.module.css'

/** One tenant: its colour and name, what the account may do there, how much there is. Without content types it can't be entered yet. */
export const TenantCard = ({ tenant }: { readonly tenant: TenantSummary }) => {
  const locale = useLocale()
  const name = tenant.names[locale]
  const types = tenant.contentTypes.length
  const words = (
    <>
      <TenantMark name={name} color={tenant.color} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.other} lang={locale === 'ja' ? 'en' : 'ja'}>
          {tenant.names[locale === 'ja' ? 'en' : 'ja']}
        </span>
      </span>
      <span className={classes.foot}>
        <span>{tenant.isMember ? <RoleName role={tenant.role} /> : <Trans>非所属</Trans>}</span>
        <span>{types === 0 ? <Trans>準備中</Trans> : <Plural value={types} other="コンテンツ #種類" />}</span>
      </span>
    </>
  )
  const style = { '--tenant': tenant.color } as CSSProperties
  return (
    <li className={classes.item} style={style}>
      {types === 0 ? (
        <div className={classes.card} data-waiting>
          {words}
        </div>
      ) : (
        <Link className={classes.card} to="/captain/tenant/$tenant" params={{ tenant: tenant.slug }}>
          {words}
        </Link>
      )}
    </li>
  )
}
