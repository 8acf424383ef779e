import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasUnsavedWork, isOutdated, LATEST_BUILD } from '../newer-build.ts'

/** Interval of the check for a newer build, in milliseconds. */
const INTERVAL = 5 * 60_000

/** Announces a newer build and reloads on request, but never over unsaved work. */
export const NewerBuildNotice = () => {
  const { t } = useLingui()
  const toasts = useToasts()
  const { data: outdated = false } = useQuery({
    queryKey: ['newer-build'],
    queryFn: () => isOutdated(document, LATEST_BUILD),
    refetchInterval: (query) => (query.state.data === true ? false : INTERVAL),
    refetchOnWindowFocus: (query) => query.state.data !== true,
    staleTime: INTERVAL / 5,
  })

  useEffect(() => {
    if (!outdated) return
    const showNotice = (detail?: string): void =>
      void toasts.show({
        severity: detail === undefined ? 'info' : 'warn',
        summary: t`新しいバージョンがあります`,
        detail: detail ?? t`読み込み直すと、新しい画面に切り替わります。`,
        life: null,
        group: 'newer-build',
        action: {
          label: t`読み込み直す`,
          onClick: () =>
            hasUnsavedWork() ? showNotice(t`保存していない変更があります。保存してから、もう一度押してください。`) : location.reload(),
        },
      })
    showNotice()
  }, [outdated, t, toasts])
  return null
}
