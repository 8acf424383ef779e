import { Trans } from '@lingui/react/macro'
import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './second-factor.module.css'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/** The recovery codes, shown once, to copy and to save. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className={classes.panel}>
      <h3 ref={title} className={classes.title} tabIndex={-1}>
        <Trans>リカバリーコード</Trans>
      </h3>
      <p className={classes.text}>
        <Trans>
          認証アプリを使えないときに、コードの代わりに入力します。1つのコードは一度だけ使えます。今だけ表示されるため、安全な場所に保管してください。
        </Trans>
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        <CopyButton value={text} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} stroke={1.8} /> : <IconCopy size={16} stroke={1.6} />}
            >
              <span aria-live="polite">{copied ? <Trans>コピーしました</Trans> : <Trans>コピー</Trans>}</span>
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="captain-recovery-codes.txt"
          leftSection={<IconDownload size={16} stroke={1.6} />}
        >
          <Trans>ダウンロード</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>安全な場所に保管しました</Trans>
        </Button>
      </div>
    </div>
  )
}
