import { MEMBER_ROLES, type AdminAccount, type MemberRole } from '@captain/auth-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Select } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { tenantsQuery } from '../../../api.ts'
import { useLocale } from '../../../navigation/use-locale.ts'
import classes from '../form.module.css'

type Membership = AdminAccount['memberships'][number]

type MembershipsInputProps = { readonly value: readonly Membership[]; readonly onChange: (value: readonly Membership[]) => void }

/** The memberships of an account, one row each with tenant and role. Each tenant appears at most once. */
export const MembershipsInput = ({ value, onChange }: MembershipsInputProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: tenants = [] } = useQuery(tenantsQuery)
  const labelId = useId()
  const group = useRef<HTMLDivElement>(null)
  const count = useRef(value.length)
  const words: Readonly<Record<MemberRole, string>> = { owner: t`管理者`, editor: t`編集者`, viewer: t`閲覧者` }
  const free = tenants.filter(({ slug }) => !value.some(({ tenant }) => tenant === slug))
  const change = (position: number, changed: Partial<Membership>) =>
    onChange(value.map((one, index) => (index === position ? { ...one, ...changed } : one)))

  // Focuses a new row. After a row was removed, focuses the button.
  useEffect(() => {
    if (count.current === value.length) return
    const isMore = value.length > count.current
    count.current = value.length
    const buttons = group.current?.querySelectorAll<HTMLElement>(isMore ? 'input[aria-haspopup]' : 'button')
    buttons?.item(buttons.length - (isMore ? 2 : 1)).focus()
  }, [value.length])

  return (
    <div className={classes.memberships} ref={group} role="group" aria-labelledby={labelId}>
      <span className={classes.label} id={labelId}>
        <Trans>テナント</Trans>
      </span>
      {value.map(({ tenant, role }, position) => {
        const name = tenants.find(({ slug }) => slug === tenant)?.names[locale] ?? tenant
        return (
          <div key={tenant} className={classes.membership}>
            <Select
              label={t`テナント名`}
              data={tenants
                .filter(({ slug }) => slug === tenant || free.some((one) => one.slug === slug))
                .map(({ slug, names }) => ({ value: slug, label: names[locale] }))}
              value={tenant}
              searchable
              openOnFocus={false}
              onChange={(slug) => slug !== null && change(position, { tenant: slug })}
            />
            <Select
              label={t`役割`}
              data={MEMBER_ROLES.map((one) => ({ value: one, label: words[one] }))}
              value={role}
              onChange={(chosen) => change(position, { role: MEMBER_ROLES.find((one) => one === chosen) ?? role })}
            />
            <ActionIcon
              size={34}
              aria-label={t`「${name}」を外す`}
              onClick={() => onChange(value.filter((_one, index) => index !== position))}
            >
              <IconX size={16} stroke={1.6} />
            </ActionIcon>
          </div>
        )
      })}
      {free[0] !== undefined && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => free[0] !== undefined && onChange([...value, { tenant: free[0].slug, role: 'editor' }])}
        >
          <Trans>テナントを追加</Trans>
        </Button>
      )}
    </div>
  )
}
