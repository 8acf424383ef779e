import { RestoreFocus } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, CopyButton, Modal } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Notice } from '../../../integrations/notice.tsx'
import classes from '../dialog.module.css'

/** A one-time link that is not mailed, with its recipient. */
export type OneTimeLink = { readonly name: string; readonly email: string; readonly link: string }

/** A one-time link that is shown only once, because no mail contains it. Users must close it explicitly. */
export const OneTimeLinkDialog = ({
  shown: { name, email, link },
  onClose,
}: {
  readonly shown: OneTimeLink
  readonly onClose: () => void
}) => (
  <Modal
    opened
    onClose={onClose}
    title={<Trans>「{name}」の招待リンク</Trans>}
    size={520}
    withCloseButton={false}
    closeOnClickOutside={false}
    closeOnEscape={false}
  >
    <RestoreFocus />
    <div className={classes.dialog}>
      <Notice>
        <Trans>メールを送信できないため、このリンクを安全な方法で {email} に渡してください。リンクは今だけ表示されます。</Trans>
      </Notice>
      <div className={classes.link}>
        <code data-testid="invitation-link">{link}</code>
        <CopyButton value={link} timeout={2000}>
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
      <p>
        <Trans>72時間以内に1回だけ使えます。開くと、パスキーまたはパスワードを登録してログインできます。</Trans>
      </p>
      <div className={classes.buttons}>
        <Button onClick={onClose}>
          <Trans>閉じる</Trans>
        </Button>
      </div>
    </div>
  </Modal>
)
