import { deletePasskey, useSession, type Passkey } from '@captain/auth-react'
import { formatDateTime } from '@captain/locale'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRefresh } from '../account.ts'
import classes from '../profile.module.css'
import { useAccountFailure } from '../use-account-failure.ts'
import { RenamePasskey } from './rename-passkey.tsx'

type PasskeyRowProps = {
  readonly passkey: Passkey
  /** Whether the account has no other way to sign in. */
  readonly isLastWayIn: boolean
}

const Facts = ({ passkey: { deviceType, createdAt, lastUsedAt } }: { readonly passkey: Passkey }) => {
  const made = formatDateTime(createdAt)
  const used = lastUsedAt === null ? null : formatDateTime(lastUsedAt)
  return (
    <p className={classes.facts}>
      <span>{deviceType === 'singleDevice' ? <Trans>1台の端末専用</Trans> : <Trans>端末間で同期</Trans>}</span>
      <span>
        <Trans>登録 {made}</Trans>
      </span>
      <span>{used === null ? <Trans>まだ使われていません</Trans> : <Trans>最終使用 {used}</Trans>}</span>
    </p>
  )
}

/** One passkey: its device and last use, with buttons to rename and delete it. */
export const PasskeyRow = ({ passkey, isLastWayIn }: PasskeyRowProps) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const dialogs = useDialogs()
  const refresh = useRefresh()
  const describe = useAccountFailure()
  const isImpersonated = typeof useSession()?.session.impersonatedBy === 'string'
  const [isRenaming, setRenaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { id, name } = passkey

  const endRenaming = () => {
    setRenaming(false)
    // The button replaces the form again.
    requestAnimationFrame(() => opener.current?.focus())
  }

  const remove = async () => {
    const isDone = await dialogs.remove({
      target: t`パスキー`,
      name,
      effects: [
        t`このパスキーではログインできなくなります。`,
        t`端末やパスワード管理アプリに残っているパスキーは、そちらでも削除してください。`,
      ],
      onConfirm: () => deletePasskey(queryClient, id),
      describeFailure: (failure) => describe(failure).text,
    })
    if (isDone) document.getElementById('passkeys-title')?.focus({ preventScroll: true })
    await refresh()
  }

  return (
    <li className={classes.item}>
      <span className={classes.icon}>
        <IconFingerprint size={20} stroke={1.6} aria-hidden />
      </span>
      {isRenaming ? (
        <div className={classes.wide}>
          <RenamePasskey passkey={passkey} onEnd={endRenaming} />
        </div>
      ) : (
        <>
          <div className={classes.words}>
            <h3 className={classes.name}>{name}</h3>
            <Facts passkey={passkey} />
            {isLastWayIn && !isImpersonated && (
              <p className={classes.facts}>
                <Trans>ほかにログイン方法がないため、削除できません。先に別のパスキーかパスワードを登録してください。</Trans>
              </p>
            )}
          </div>
          {!isImpersonated && (
            <div className={`${classes.acts} ${classes.itemActs}`}>
              <Button ref={opener} variant="default" size="xs" onClick={() => setRenaming(true)} aria-label={t`「${name}」の名前を変更`}>
                <Trans>名前を変更</Trans>
              </Button>
              {!isLastWayIn && (
                <Button variant="default" size="xs" onClick={() => void remove()} aria-label={t`「${name}」を削除…`}>
                  <Trans>削除…</Trans>
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </li>
  )
}
