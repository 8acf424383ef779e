import { deferred, TenantMark, useDeferredPopup } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { CaptainMark } from './captain-mark.tsx'
import classes from './tenant-switcher.module.css'
import { useMissingMenuToast } from './use-missing-menu-toast.ts'

const OPEN_LIST = deferred(async () => (await import('./tenant-switcher-open.tsx')).TenantSwitcherOpen)

const CurrentTenant = ({
  current,
  name,
  isNarrow,
}: {
  readonly current: LoadedTenant | null
  readonly name: string
  readonly isNarrow: boolean
}) => (
  <>
    {current === null ? (
      <span className={classes.captain}>
        <CaptainMark size={18} />
      </span>
    ) : (
      <TenantMark name={name} color={current.tenant.color} size={26} />
    )}
    {!isNarrow && (
      <>
        <span className={classes.name}>{name}</span>
        <IconSelector className={classes.arrows} size={15} stroke={1.8} />
      </>
    )}
  </>
)

/** Goes to another tenant. Navigation only: nothing that is open ever moves along. */
export const TenantSwitcher = ({ current, isNarrow }: { readonly current: LoadedTenant | null; readonly isNarrow: boolean }) => {
  const { t } = useLingui()
  const locale = useLocale()
  const { isUsed, button } = useDeferredPopup(OPEN_LIST, useMissingMenuToast())
  const shown = current?.tenant.names[locale] ?? 'Captain'
  const target = {
    className: classes.target,
    'aria-label': t`${shown}：テナントを切り替える`,
    'data-narrow': isNarrow,
    children: <CurrentTenant current={current} name={shown} isNarrow={isNarrow} />,
  }
  if (isUsed) return <OPEN_LIST.Show current={current} target={target} />
  return <UnstyledButton {...button} aria-haspopup="listbox" {...target} />
}
