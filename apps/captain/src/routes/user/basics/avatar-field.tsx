import { callAuth, type SessionUser } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button, FileButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AccountAvatar } from '../../../shell/account-avatar.tsx'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import classes from '../profile.module.css'
import { useAccountMutation } from '../use-account-mutation.ts'
import { AvatarDialog } from './avatar-dialog.tsx'

type Done = 'saved' | 'removed'

/** The image of the account, with buttons to choose, crop and remove it. */
export const AvatarField = ({ user }: { readonly user: SessionUser }) => {
  const queryClient = useQueryClient()
  const { isRunning, failure, run } = useAccountMutation()
  const [source, setSource] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const reset = useRef<() => void>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const hasImage = typeof user.image === 'string' && user.image !== ''

  const saveImage = (image: string | null) => run(() => callAuth(queryClient, 'POST', '/update-user', { image }))

  const close = () => {
    if (source !== null) URL.revokeObjectURL(source)
    setSource(null)
    // Allows choosing the same file again.
    reset.current?.()
    chooser.current?.focus()
  }

  const save = async (image: string) => {
    if (!(await saveImage(image))) return
    setDone('saved')
    close()
  }

  const remove = async () => {
    if (!(await saveImage(null))) return
    setDone('removed')
    chooser.current?.focus()
  }

  return (
    <div className={classes.stack}>
      <div className={classes.face}>
        <AccountAvatar name={user.name} image={user.image} size={72} />
        <div className={classes.acts}>
          <FileButton accept="image/*" resetRef={reset} onChange={(chosen) => chosen !== null && setSource(URL.createObjectURL(chosen))}>
            {(props) => (
              <Button {...props} ref={chooser} variant="default">
                {hasImage ? <Trans>画像を変更…</Trans> : <Trans>画像を選ぶ…</Trans>}
              </Button>
            )}
          </FileButton>
          {hasImage && (
            <Button variant="subtle" loading={isRunning && source === null} onClick={() => void remove()}>
              <Trans>画像を外す</Trans>
            </Button>
          )}
        </div>
      </div>
      {source === null && <FailureLine failure={failure} />}
      <DoneLine>
        {done === null ? null : done === 'saved' ? <Trans>画像を保存しました。</Trans> : <Trans>画像を外しました。</Trans>}
      </DoneLine>
      {source !== null && (
        <AvatarDialog source={source} isRunning={isRunning} failure={failure} onClose={close} onChosen={(image) => void save(image)} />
      )}
    </div>
  )
}
