import { isStoredSecret, type Secret } from '@captain/content-core'
import { formatDate } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import notice from '../notice.module.css'
import classes from './input.module.css'
import { Reveal } from './reveal.tsx'

/** A stored secret is never editable: users keep it or replace it. */
export const SecretInput = (props: InputProps<'secret'>) => {
  const { t } = useLingui()
  const { value, onChange, id, path, labelledBy, describedBy, invalid } = props
  const stored = isStoredSecret(value) ? value : null
  const [replaced, setReplaced] = useState<Secret | null>(null)
  // A save replaces the secret that was to be replaced.
  const isReplacing = replaced !== null && (stored === null || stored.setAt === replaced.setAt)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isReplacing) box.current?.focus()
  }, [isReplacing])
  if (stored !== null && !isReplacing) {
    const end = stored.last4
    return (
      <div className={classes.set} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        <span className={classes.state}>{end === '' ? <Trans>設定済み</Trans> : <Trans>設定済み（末尾{end}）</Trans>}</span>
        <time className={classes.since} dateTime={stored.setAt}>
          {formatDate(stored.setAt)}
        </time>
        {props.field.config.isRevealable && <Reveal field={path} />}
        <Button id={id} variant="default" size="xs" aria-labelledby={`${id} ${labelledBy}`} onClick={() => setReplaced(stored)}>
          <Trans>変更する</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.typing}>
      <PasswordInput
        {...controlProps(props)}
        className={classes.box}
        autoComplete="new-password"
        spellCheck={false}
        // The inner box inherits neither from its wrapper.
        aria-invalid={invalid || undefined}
        ref={box}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? replaced : event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t`入力した値を表示`, 'aria-hidden': false, tabIndex: 0 }}
      />
      {isReplacing && (
        <>
          <Button
            variant="subtle"
            size="xs"
            onClick={() => {
              onChange(replaced)
              setReplaced(null)
            }}
          >
            <Trans>変更をやめる</Trans>
          </Button>
          <p className={notice.notice}>
            <Trans>空欄のまま保存すると、いまの値が残ります。</Trans>
          </p>
        </>
      )}
    </div>
  )
}
