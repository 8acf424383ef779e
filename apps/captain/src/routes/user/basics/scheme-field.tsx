import { setColorScheme, useStoredColorScheme } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import classes from '../profile.module.css'

/** Light, dark, or as the device is set. */
export const SchemeField = () => {
  const { t } = useLingui()
  const chosen = useStoredColorScheme()
  const choose = (value: string) => setColorScheme(value === 'light' || value === 'dark' ? value : null)
  return (
    <div className={classes.stack}>
      <span className={classes.label} aria-hidden>
        <Trans>配色</Trans>
      </span>
      <SegmentedControl
        aria-label={t`配色`}
        data={[
          { value: 'system', label: t`端末に合わせる` },
          { value: 'light', label: t`ライト` },
          { value: 'dark', label: t`ダーク` },
        ]}
        value={chosen ?? 'system'}
        onChange={choose}
      />
      <p className={classes.note}>
        <Trans>このブラウザーだけの設定です。</Trans>
      </p>
    </div>
  )
}
