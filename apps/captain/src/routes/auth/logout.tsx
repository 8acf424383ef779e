import { signOut } from '@captain/auth-react'
import { PlainButton, plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HomeButton } from '../../shell/home-button.tsx'
import { Notice } from '../../shell/notice.tsx'

type Step = 'running' | 'done' | 'failed'

/** Ends the session as soon as it is opened, and says when that is done. */
export const Logout = () => {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>('running')
  const started = useRef(false)

  const leave = useCallback(() => {
    setStep('running')
    signOut(queryClient).then(
      () => setStep('done'),
      () => setStep('failed'),
    )
  }, [queryClient])

  useEffect(() => {
    if (started.current) return
    started.current = true
    leave()
  }, [leave])

  if (step === 'failed') {
    return (
      <Notice
        title={<Trans>ログアウトできませんでした</Trans>}
        actions={
          <PlainButton onClick={leave}>
            <Trans>もう一度ログアウトする</Trans>
          </PlainButton>
        }
      >
        <Trans>サーバーに接続できないため、まだログインしたままです。通信の状態を確認して、もう一度お試しください。</Trans>
      </Notice>
    )
  }
  if (step === 'running') {
    return (
      <div role="status">
        <Notice title={<Trans>ログアウトしています</Trans>}>
          <Trans>少しお待ちください。</Trans>
        </Notice>
      </div>
    )
  }
  return (
    <Notice
      title={<Trans>ログアウトしました</Trans>}
      actions={
        <>
          <Link className={plainButtonClass()} to="/auth/login">
            <Trans>もう一度ログインする</Trans>
          </Link>
          <HomeButton />
        </>
      }
    >
      <Trans>お疲れさまでした。</Trans>
    </Notice>
  )
}
