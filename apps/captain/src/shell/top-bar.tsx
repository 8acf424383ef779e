import { PaletteButton } from '@captain/platform-react/frame'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { AccountMenu } from './account-menu.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { PageControls } from './page-controls.tsx'
import classes from './top-bar.module.css'

/** Breadcrumbs at the left; search, language, colour scheme and account at the right; the impersonation banner above. */
export const TopBar = ({ current, onOpenMenu }: { readonly current: LoadedTenant | null; readonly onOpenMenu: () => void }) => {
  const { t } = useLingui()
  return (
    <header className={classes.root}>
      <ImpersonationBanner />
      <div className={classes.bar}>
        <ActionIcon className={classes.burger} onClick={onOpenMenu} aria-label={t`メニューを開く`}>
          <IconMenu2 size={18} stroke={1.6} />
        </ActionIcon>
        <Breadcrumbs current={current} />
        <div className={classes.tools}>
          <PaletteButton label={t`検索と移動`} />
          <PageControls />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
