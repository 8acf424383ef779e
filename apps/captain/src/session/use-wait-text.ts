import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** Threshold in seconds. Longer waits are shown in minutes. */
const LONG = 120

/** Returns a function that formats a waiting time in seconds or minutes; one minute if the server gives none. */
export const useWaitText = (): ((seconds: number | null) => string) => {
  const { t } = useLingui()
  return useCallback(
    (given) => {
      const seconds = given ?? 60
      const minutes = Math.ceil(seconds / 60)
      return seconds < LONG ? t`${seconds}秒` : t`${minutes}分`
    },
    [t],
  )
}
