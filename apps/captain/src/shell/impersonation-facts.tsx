import { callAuth, refetchSessionInAllTabs } from '@captain/auth-react'
import { canonicalPrefix, localizePath } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { IconSpy } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../navigation/use-locale.ts'
import { accountQuery } from '../routes/user/account.ts'
import classes from './impersonation-banner.module.css'
import { useBannerHeight } from './use-banner-height.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

type BannerProps = { readonly name: string; readonly email: string; readonly endsAt: string }

/** Shows the impersonated account, the administrator and the remaining time, with a button to end the impersonation. */
export const ImpersonationFacts = ({ name, email, endsAt }: BannerProps) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const locale = useLocale()
  const banner = useBannerHeight()
  const { data: account } = useQuery(accountQuery)
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const admin = account?.impersonator?.name ?? null
  const minutes = useMinutesLeft(endsAt, () => {
    // The impersonation has expired; the guard redirects.
    void refetchSessionInAllTabs(queryClient).then(() => router.invalidate())
  })

  const stop = async () => {
    setRunning(true)
    setFailed(false)
    try {
      await callAuth(queryClient, 'POST', '/admin/stop-impersonating')
    } catch {
      setFailed(true)
      setRunning(false)
      return
    }
    // Local drafts of the other account stay with it in this browser.
    router.history.push(localizePath('/admin/auth-user', canonicalPrefix(locale)), undefined, { ignoreBlocker: true })
  }

  return (
    <div ref={banner} className={classes.root} role="region" aria-labelledby="impersonation">
      <IconSpy className={classes.icon} size={20} stroke={1.7} aria-hidden />
      <p className={classes.words} id="impersonation">
        <span>
          <Trans>
            <strong>{name}</strong>（{email}）に代理ログインしています
          </Trans>
        </span>
        {admin !== null && (
          <span>
            <Trans>操作しているシステム管理者：{admin}</Trans>
          </span>
        )}
        <span>{minutes < 1 ? <Trans>残り1分未満</Trans> : <Trans>残り{minutes}分</Trans>}</span>
      </p>
      {hasFailed && (
        <p className={classes.failure} role="alert">
          <Trans>終了できませんでした。通信の状態を確認して、もう一度お試しください。</Trans>
        </p>
      )}
      <button type="button" className={classes.stop} onClick={() => void stop()} disabled={isRunning} aria-busy={isRunning}>
        <Trans>代理ログインを終了</Trans>
      </button>
    </div>
  )
}
