import type { ImportResult } from '@captain/content-core'
import { formatNumber } from '@captain/locale'
import { keepToastsAbove } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useFailureText } from '../../../failure-text.ts'
import { useContentCache } from '../../../queries.ts'
import { BulkProgress } from '../../bulk/bulk-progress.tsx'
import { runUndo, type Outcome } from '../../bulk/run-passes.ts'
import { createRun, type Run } from '../../bulk/run.ts'
import classes from './import-dialog.module.css'
import { Counts } from './counts.tsx'
import { Failure } from './parts.tsx'

/** Result of the import, with an undo. */
export const DoneStep = ({ done, onClose }: { readonly done: ImportResult; readonly onClose: () => void }) => {
  const { client, locale } = useContent()
  const cache = useContentCache()
  const failureText = useFailureText()
  const [run, setRun] = useState<Run | null>(null)
  const [undone, setUndone] = useState<Outcome | null>(null)
  const taken = done.create + done.update
  const rows = formatNumber(taken)
  const isBack = undone !== null && undone.error === null && undone.left === 0
  const back = formatNumber(undone?.done ?? 0)

  const undo = async () => {
    const going = createRun(undone === null ? taken : undone.left)
    setRun(going)
    const outcome = await runUndo(client, done.operation, going)
    await cache.refresh()
    setUndone(outcome)
    setRun(null)
  }
  return (
    <>
      <h3 className={classes.title} tabIndex={-1}>
        {isBack ? <Trans>取り込みを元に戻しました</Trans> : <Trans>{rows}件を取り込みました</Trans>}
      </h3>
      {isBack ? (
        <p className={classes.text} role="status">
          <Trans>{back}件を、取り込む前の内容に戻しました。</Trans>
        </p>
      ) : (
        <Counts check={done} />
      )}
      {undone !== null && undone.failed.length > 0 && (
        <div className={classes.warning}>
          <Trans>次の記録は、あとから変更されたため、そのままにしました。</Trans>
          <ul className={classes.hints}>
            {undone.failed.map(({ id, title, message }) => (
              <li key={id}>
                「{title[locale] ?? title.ja ?? id}」 {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Failure text={undone === null || undone.error === null ? null : failureText(undone.error)} />
      {run !== null && <BulkProgress run={run} label={<Trans>元に戻しています</Trans>} />}
      <div className={classes.foot} ref={keepToastsAbove}>
        {!isBack && taken > 0 ? (
          <Button variant="default" leftSection={<IconArrowBackUp size={16} />} loading={run !== null} onClick={() => void undo()}>
            <Trans>元に戻す</Trans>
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={onClose} disabled={run !== null}>
          <Trans>閉じる</Trans>
        </Button>
      </div>
    </>
  )
}
