import { TenantMark } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tenantsQuery } from '../api.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { CaptainMark } from './captain-mark.tsx'
import classes from './tenant-switcher.module.css'

/** Goes to another tenant. Navigation only: nothing that is open ever moves along. */
export const TenantSwitcher = ({ current, isNarrow }: { readonly current: LoadedTenant | null; readonly isNarrow: boolean }) => {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: tenants = [] } = useQuery(tenantsQuery)
  const shown = current?.tenant.names[locale] ?? 'Captain'
  return (
    <Menu position="bottom-start" width={256}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t`${shown}：テナントを切り替える`} data-narrow={isNarrow}>
          {current === null ? (
            <span className={classes.captain}>
              <CaptainMark size={18} />
            </span>
          ) : (
            <TenantMark name={shown} color={current.tenant.color} size={26} />
          )}
          {!isNarrow && (
            <>
              <span className={classes.name}>{shown}</span>
              <IconSelector className={classes.arrows} size={15} stroke={1.8} />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Trans>テナント</Trans>
        </Menu.Label>
        {tenants
          .filter(({ contentTypes }) => contentTypes.length > 0)
          .map(({ slug, names, color }) => (
            <Menu.Item
              key={slug}
              component={Link}
              to={`/captain/tenant/${slug}`}
              leftSection={<TenantMark name={names[locale]} color={color} size={22} />}
              rightSection={slug === current?.tenant.slug ? <IconCheck size={15} aria-label={t`表示中`} /> : undefined}
            >
              {names[locale]}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/captain/tenant">
          <Trans>すべてのテナント</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
