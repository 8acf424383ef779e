import { callAuth, useSession } from '@captain/auth-react'
import { formatDateTime } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { usePlaceName } from '../../../session/use-place-name.ts'
import type { AccountSession } from '../account.ts'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { deviceOf } from './device-of.ts'

const Beginning = ({ how }: { readonly how: AccountSession['beganBy'] }) => {
  switch (how) {
    case 'passkey':
      return <Trans context="セッション">パスキーでログイン</Trans>
    case 'oidc':
      return <Trans context="セッション">組織のアカウントでログイン</Trans>
    case 'link':
      return <Trans>メールのリンクでログイン</Trans>
    default:
      return <Trans>パスワードでログイン</Trans>
  }
}

const useDeviceName = (): ((userAgent: string | null) => string) => {
  const { t } = useLingui()
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    if (browser !== null && system !== null) return t`${browser}（${system}）`
    return browser ?? system ?? t`不明な端末`
  }
}

type SessionRowProps = {
  readonly session: AccountSession
  readonly isOwn: boolean
  /** The address of this device's session; null where that is unknown. */
  readonly ownAddress: string | null
  readonly onEnded: () => void
}

/** One session: device, network and last use, with a button to end it. */
export const SessionRow = ({ session, isOwn, ownAddress, onEnded }: SessionRowProps) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { isRunning, failure, run } = useAccountMutation()
  const isImpersonated = typeof useSession()?.session.impersonatedBy === 'string'
  const { token, ipAddress, userAgent, beganBy } = session
  const device = useDeviceName()(userAgent)
  const place = usePlaceName()(ipAddress, isOwn ? null : ownAddress)
  const Icon = deviceOf(userAgent).isHandheld ? IconDeviceMobile : IconDeviceDesktop
  const [used, began] = [formatDateTime(session.updatedAt), formatDateTime(session.createdAt)]

  const end = async () => {
    if (await run(() => callAuth(queryClient, 'POST', '/revoke-session', { token }))) onEnded()
  }

  return (
    <li className={classes.item}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {device}
          {isOwn && (
            <span className={classes.badge} data-tone="good">
              <Trans>この端末</Trans>
            </span>
          )}
        </h3>
        <p className={classes.facts}>
          <span>
            <Trans>最終使用 {used}</Trans>
          </span>
          <span>
            <Trans>開始 {began}</Trans>
          </span>
          <span>{place}</span>
          <span>
            <Beginning how={beganBy} />
          </span>
        </p>
        <FailureLine failure={failure} />
      </div>
      {!isOwn && !isImpersonated && (
        <div className={classes.itemActs}>
          <Button variant="default" size="xs" loading={isRunning} onClick={() => void end()} aria-label={t`${device}をログアウトさせる`}>
            <Trans>ログアウトさせる</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
