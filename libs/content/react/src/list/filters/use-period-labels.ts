import { useLingui } from '@lingui/react/macro'
import type { Period } from './periods.ts'

/** Returns the labels of the usual periods. */
export const usePeriodLabels = (): Readonly<Record<Period, string>> => {
  const { t } = useLingui()
  return { today: t`今日`, thisWeek: t`今週`, thisMonth: t`今月`, lastMonth: t`先月` }
}
