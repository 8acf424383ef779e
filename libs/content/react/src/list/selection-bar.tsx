import type { AnyRecord, Count, ListQuery } from '@captain/content-core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { IconArrowBackUp, IconTrash, IconWorld, IconWorldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { allowedActs } from './allowed-acts.ts'
import { collectMatching, MOST_SELECTED } from './collect-matching.ts'
import classes from './selection-bar.module.css'
import type { RecordActions } from './use-record-actions.tsx'
import type { Selection } from './use-selection.ts'

type SelectionBarProps = {
  readonly selection: Selection
  readonly items: readonly AnyRecord[]
  readonly count: Count
  readonly query: ListQuery
  readonly inTrash: boolean
  readonly actions: RecordActions
}

type Act = 'publish' | 'unpublish' | 'remove' | 'restore'

/** Stands in place of the filter line while rows are selected, so that it covers none of them. */
export const SelectionBar = ({ selection, items, count, query, inTrash, actions }: SelectionBarProps) => {
  const { t } = useLingui()
  const { client, contentType, canWrite } = useContent()
  const [running, setRunning] = useState<{ readonly act: Act; readonly finished: number | null } | null>(null)
  const [isCollecting, setCollecting] = useState(false)
  const records = [...selection.records.values()]
  const size = records.length
  const may = allowedActs(contentType, canWrite)
  const pageIsSelected = items.every(({ id }) => selection.has(id))
  const offersAll = pageIsSelected && count.value > size && size < MOST_SELECTED
  const finished = running?.finished ?? null
  const matching = Math.min(count.value, MOST_SELECTED)

  const run = async (act: Act) => {
    setRunning({ act, finished: null })
    try {
      if (await actions[act](records, (finished) => setRunning({ act, finished }))) selection.clear()
    } finally {
      setRunning(null)
    }
  }
  const selectAll = async () => {
    setCollecting(true)
    try {
      selection.setThese(await collectMatching(client, query), true)
    } finally {
      setCollecting(false)
    }
  }
  const button = (act: Act) =>
    ({
      variant: 'default',
      size: 'compact-sm',
      loading: running?.act === act,
      disabled: running !== null,
      onClick: () => void run(act),
    }) as const

  return (
    <div className={classes.root} role="toolbar" aria-label={t`選択した記録の操作`}>
      <CloseButton size="sm" onClick={selection.clear} aria-label={t`選択を解除`} />
      <span className={classes.size} role="status">
        {finished === null ? <Plural value={size} other="#件を選択中" /> : t`${finished} / ${size}件`}
      </span>
      {offersAll && (
        <Button variant="subtle" size="compact-sm" loading={isCollecting} onClick={() => void selectAll()}>
          {count.capped ? <Trans>条件に合う先頭の{matching}件を選択</Trans> : <Trans>条件に合う{matching}件すべてを選択</Trans>}
        </Button>
      )}
      <span className={classes.acts}>
        {inTrash && may.remove && (
          <Button {...button('restore')} leftSection={<IconArrowBackUp size={15} />}>
            <Trans>ごみ箱から戻す</Trans>
          </Button>
        )}
        {!inTrash && may.publish && (
          <>
            <Button {...button('publish')} leftSection={<IconWorld size={15} />}>
              <Trans>公開する</Trans>
            </Button>
            <Button {...button('unpublish')} leftSection={<IconWorldOff size={15} />}>
              <Trans>非公開にする</Trans>
            </Button>
          </>
        )}
        {!inTrash && may.remove && (
          <Button {...button('remove')} leftSection={<IconTrash size={15} />} className={classes.danger}>
            <Trans>削除</Trans>
          </Button>
        )}
      </span>
    </div>
  )
}
