import { TenantMark } from '@captain/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconAnchor } from '@tabler/icons-react'
import { useState } from 'react'
import type { Need, NeedKind } from './home-data.ts'
import { ListLink } from './list-link.tsx'
import { NEED_ICONS, NEED_ORDER, URGENT, totalOf, usePendingLabels } from './need-labels.tsx'
import classes from './needs.module.css'
import { useTenant } from './use-tenant.ts'

/** Number of lines shown first; a button shows the others. */
const SHOWN = 5

const NeedLink = ({ need }: { readonly need: Need }) => {
  const { name, color, isOnly } = useTenant()(need.tenant)
  const { type, count } = need
  const number = count.capped ? `${count.value}+` : String(count.value)
  return (
    <li>
      <ListLink className={classes.link} to={need.to} search={need.search}>
        {!isOnly && <TenantMark name={name} color={color} size={18} />}
        <span className={classes.place}>
          {!isOnly && <span className={classes.tenant}>{name}</span>}
          <span className={isOnly ? classes.tenant : classes.type}>{type.label}</span>
        </span>
        <span className={classes.count}>
          <Trans>{number}件</Trans>
        </span>
      </ListLink>
    </li>
  )
}

const NeedGroup = ({ kind, needs }: { readonly kind: NeedKind; readonly needs: readonly Need[] }) => {
  const words = usePendingLabels()
  const Icon = NEED_ICONS[kind]
  const [isWhole, setWhole] = useState(needs.length <= SHOWN + 1)
  const hidden = isWhole ? 0 : needs.length - SHOWN
  return (
    <li className={classes.group} data-pressing={URGENT.has(kind)}>
      <h3 className={classes.head}>
        <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden />
        <span className={classes.kind}>{words[kind]}</span>
        <span className={classes.total}>{totalOf(needs)}</span>
      </h3>
      <ul className={classes.links}>
        {needs.slice(0, needs.length - hidden).map((need) => (
          <NeedLink key={`${need.tenant}/${need.type.name}`} need={need} />
        ))}
      </ul>
      {hidden > 0 && (
        <UnstyledButton className={classes.more} onClick={() => setWhole(true)}>
          <Plural value={hidden} other="ほか#か所を表示" />
        </UnstyledButton>
      )}
    </li>
  )
}

/** The pending items of the account's tenants, urgent ones first. Every line links to its filtered list. */
export const PendingSection = ({ needs }: { readonly needs: readonly Need[] }) => {
  if (needs.length === 0) {
    return (
      <p className={classes.nothing}>
        <IconAnchor size={20} stroke={1.6} aria-hidden />
        <Trans>対応を待っているものはありません。</Trans>
      </p>
    )
  }
  return (
    <ul className={classes.groups}>
      {NEED_ORDER.map((kind) => {
        const own = needs.filter((need) => need.kind === kind)
        return own.length === 0 ? null : <NeedGroup key={kind} kind={kind} needs={own} />
      })}
    </ul>
  )
}
