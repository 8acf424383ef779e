import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from '../ai.module.css'

const SHOWN_MS = 2000

/** Puts a text into the clipboard, and says whether it is there. */
export const CopyButton = ({ text, small = false }: { readonly text: string; readonly small?: boolean }) => {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const Icon = outcome === 'copied' ? IconCheck : IconCopy
  return (
    <>
      <Button
        variant={small ? 'subtle' : 'default'}
        size={small ? 'compact-sm' : 'sm'}
        fz={small ? '0.8125rem' : undefined}
        leftSection={<Icon size={14} stroke={1.6} />}
        disabled={text.trim() === ''}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Trans>コピーしました</Trans> : <Trans>コピー</Trans>}
      </Button>
      <span className={classes.failure} role="status">
        {outcome === 'failed' ? t`コピーできませんでした。文を選択してコピーしてください。` : ''}
      </span>
    </>
  )
}
