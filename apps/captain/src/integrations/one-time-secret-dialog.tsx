import { RestoreFocus, LAYERS } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, CopyButton, Modal } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { OneTimeSecret } from './integrations-context.ts'
import classes from './integrations.module.css'
import { Notice } from './notice.tsx'

type SecretOnceProps = { readonly secret: OneTimeSecret; readonly onClose: () => void }

/** A secret that is shown only once. It closes only after the user confirms that the secret is saved. */
export const OneTimeSecretDialog = ({ secret: { title, value, help }, onClose }: SecretOnceProps) => {
  const { t } = useLingui()
  const [isKept, setKept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const close = () => (isKept ? onClose() : setAsked(true))
  const error = isAsked && !isKept ? t`閉じると二度と表示できません。安全な場所に保管してから、チェックを入れてください。` : undefined
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={520}
      zIndex={LAYERS.question}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <RestoreFocus />
      <div className={classes.secret}>
        <Notice>
          <Trans>
            この値は今だけ表示されます。閉じると二度と表示できないため、パスワード管理ツールなどの安全な場所に保管してください。
          </Trans>
        </Notice>
        <div className={classes.secretLine}>
          <code className={classes.secretText} data-testid="secret">
            {value}
          </code>
          <CopyButton value={value} timeout={2000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                data-autofocus
                leftSection={copied ? <IconCheck size={16} stroke={1.8} /> : <IconCopy size={16} stroke={1.6} />}
              >
                <span aria-live="polite">{copied ? <Trans>コピーしました</Trans> : <Trans>コピー</Trans>}</span>
              </Button>
            )}
          </CopyButton>
        </div>
        <p className={classes.help}>{help}</p>
        <Checkbox
          checked={isKept}
          error={error}
          onChange={({ currentTarget }) => setKept(currentTarget.checked)}
          label={<Trans>安全な場所に保管しました</Trans>}
        />
        <div className={classes.acts}>
          <Button onClick={close}>
            <Trans>閉じる</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  )
}
