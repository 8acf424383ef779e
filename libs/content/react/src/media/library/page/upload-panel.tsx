import { formatBytes, formatNumber } from '@captain/locale'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton, Progress } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import { useTenantContent } from '../../../content-context.tsx'
import { useUploadRefusal } from '../../use-upload-refusal.ts'
import type { QueuedFile, UploadQueue } from './upload-queue.ts'
import classes from './upload-panel.module.css'

const ICONS = {
  waiting: <IconClock size={16} aria-hidden />,
  sending: <IconClock size={16} aria-hidden />,
  done: <IconCircleCheck size={16} aria-hidden />,
  failed: <IconAlertTriangle size={16} aria-hidden />,
  stopped: <IconPlayerStop size={16} aria-hidden />,
} as const

const useStateText = (item: QueuedFile): string => {
  const { t } = useLingui()
  const { locale } = useTenantContent()
  const refusals = useUploadRefusal(item.taken)
  const { state, failure, file } = item
  if (failure?.kind === 'wrong-kind') return refusals.wrongKind
  if (failure?.kind === 'too-large') return refusals.tooLarge
  if (failure?.kind === 'failed') return refusals.of(failure.error)
  if (state === 'waiting') return t`待機中`
  if (state === 'stopped') return t`中止しました`
  const size = formatBytes(locale, file.size)
  return state === 'done' ? t`完了・${size}` : size
}

/** Whether another try may succeed: not for files that the library does not take. */
const isRetryable = ({ state, failure }: QueuedFile): boolean =>
  state === 'stopped' || (state === 'failed' && (failure === null || failure.kind === 'failed'))

const UploadItem = ({ item, onRetry }: { readonly item: QueuedFile; readonly onRetry: () => void }) => {
  const { t } = useLingui()
  const text = useStateText(item)
  const { name } = item.file
  return (
    <li className={classes.item} data-state={item.state}>
      <span className={classes.icon}>{ICONS[item.state]}</span>
      <span className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.text}>{text}</span>
        {item.state === 'sending' && <Progress size="xs" value={item.progress * 100} aria-label={t`「${name}」をアップロードしています`} />}
      </span>
      {isRetryable(item) && (
        <Button variant="default" size="compact-xs" onClick={onRetry} aria-label={t`「${name}」のアップロードを再試行`}>
          <Trans>再試行</Trans>
        </Button>
      )}
    </li>
  )
}

const isLeft = ({ state }: QueuedFile): boolean => state === 'waiting' || state === 'sending'

type UploadPanelProps = { readonly items: readonly QueuedFile[]; readonly queue: UploadQueue }

/** The uploads of this tenant: what is done, what is left, and what was refused, with the reason. */
export const UploadPanel = ({ items, queue }: UploadPanelProps) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(true)
  if (items.length === 0) return null
  const left = items.filter(isLeft).length
  const done = items.filter(({ state }) => state === 'done').length
  const failed = items.filter(({ state }) => state === 'failed').length
  const [shown, total] = [formatNumber(done), formatNumber(items.length)]
  return (
    <section className={classes.root} aria-label={t`アップロード`}>
      <div className={classes.head}>
        <p className={classes.title} role="status">
          {left > 0 ? (
            <Trans>
              {total}件中{shown}件をアップロードしました
            </Trans>
          ) : (
            <Plural value={done} other="#件をアップロードしました" />
          )}
          {failed > 0 && (
            <span className={classes.failed}>
              <Plural value={failed} other="#件は保存できませんでした" />
            </span>
          )}
        </p>
        <Button variant="subtle" size="compact-xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>たたむ</Trans> : <Trans>広げる</Trans>}
        </Button>
        {left > 0 ? (
          <Button variant="default" size="compact-xs" onClick={queue.stop}>
            <Trans>中止</Trans>
          </Button>
        ) : (
          <CloseButton size="sm" onClick={queue.clear} aria-label={t`アップロードの結果を閉じる`} />
        )}
      </div>
      {isOpen && (
        <ul className={classes.list}>
          {items.map((item) => (
            <UploadItem key={item.key} item={item} onRetry={() => queue.retry(item.key)} />
          ))}
        </ul>
      )}
    </section>
  )
}
