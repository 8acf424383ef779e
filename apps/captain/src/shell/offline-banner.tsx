import { Trans } from '@lingui/react/macro'
import { useNetwork } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import classes from './offline-banner.module.css'

/** Shows a message while the browser is offline. */
export const OfflineBanner = () => {
  const { online } = useNetwork()
  return (
    <div role="status" className={classes.status}>
      {!online && (
        <p className={classes.root}>
          <IconWifiOff size={16} stroke={1.6} aria-hidden />
          <Trans>オフラインです。つながるまで、読み込みと保存はできません。入力中の内容は、この画面に残ります。</Trans>
        </p>
      )}
    </div>
  )
}
