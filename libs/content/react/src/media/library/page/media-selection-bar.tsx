import { MAX_TAGS_OF_FILE, type Count, type MediaItem } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTenantContent } from '../../../content-context.tsx'
import { BulkProgress } from '../../../list/bulk/bulk-progress.tsx'
import classes from '../../../list/selection-bar.module.css'
import { SelectionSize } from '../../../list/selection-size.tsx'
import { TagDialog } from './tag-dialog.tsx'
import type { FileSelection } from './use-file-selection.ts'
import { useMediaBulk, type BulkWork } from './use-media-bulk.ts'

type MediaSelectionBarProps = {
  readonly selection: FileSelection
  /** The files on screen. */
  readonly items: readonly MediaItem[]
  readonly count: Count
  /** The parameters that select the matching files. */
  readonly query: string
}

/** Number of files from which a deletion must be acknowledged. */
const MANY = 50

const useMediaActions = ({ selection, count, query }: MediaSelectionBarProps) => {
  const { t } = useLingui()
  const { tenant, locale } = useTenantContent()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const bulk = useMediaBulk()
  const totalOf = () => bulk.totalOf(selection, query, count)
  const run = (work: BulkWork, total: number) => bulk.perform(work, selection, query, total)
  const used = [...selection.records.values()].filter((item) => item.usedCount > 0).length
  return {
    ...bulk,
    tag: async (add: readonly string[], remove: readonly string[]) => {
      const total = await totalOf()
      if (total === null) return
      const { done, kept, error } = await run({ action: 'tag', add, remove }, total)
      if (error !== null) return
      const most = MAX_TAGS_OF_FILE
      const detail = kept > 0 ? { detail: t`タグが${most}個を超えるため、${kept}件は変更しませんでした。` } : {}
      if (done > 0 || kept === 0) toasts.success({ summary: t`${done}件のタグを変更しました`, ...detail })
      else toasts.warn({ summary: t`タグを変更できるファイルはありませんでした`, ...detail })
    },
    remove: async () => {
      const total = await totalOf()
      if (total === null) return
      const site = tenant.names[locale]
      const confirmed = await dialogs.confirm({
        title: t`ファイルの削除`,
        body: t`${site}の選択した${total}件のうち、使われていないファイルを削除します。この操作は元に戻せません。`,
        effects: [used > 0 ? t`使用中の${used}件は残ります。` : t`使用中のファイルは残ります。`],
        ...(total >= MANY && { acknowledge: t`${total}件を対象にすることを確認しました` }),
        confirmLabel: t`削除`,
        danger: true,
      })
      if (!confirmed) return
      const { done, kept, error } = await run({ action: 'delete' }, total)
      if (error !== null) return
      const detail = kept > 0 ? { detail: t`使用中の${kept}件は残しました。` } : {}
      if (done > 0) toasts.success({ summary: t`${done}件のファイルを削除しました`, ...detail })
      else toasts.warn({ summary: t`削除できるファイルはありませんでした`, ...detail })
      selection.clear()
    },
  }
}

/** Replaces the filter line while files are selected, so that it covers none. */
export const MediaSelectionBar = (props: MediaSelectionBarProps) => {
  const { selection, items, count } = props
  const { t } = useLingui()
  const { running, failure, tag, remove } = useMediaActions(props)
  const [isTagging, setTagging] = useState(false)
  const isWhole = selection.except !== null || items.every(({ id }) => selection.has(id))
  return (
    <div className={classes.root}>
      <div className={classes.line} role="toolbar" aria-label={t`選択したファイルの操作`}>
        <CloseButton size="sm" onClick={selection.clear} disabled={running !== null} aria-label={t`選択を解除`} />
        {running === null ? (
          <>
            <SelectionSize selection={selection} items={items} count={count} />
            {!isWhole && (
              <Button variant="subtle" size="compact-sm" onClick={() => selection.setThese(items, true)}>
                <Plural value={items.length} other="表示中の#件を選択" />
              </Button>
            )}
            <span className={classes.acts}>
              <Button variant="default" size="compact-sm" leftSection={<IconTag size={14} aria-hidden />} onClick={() => setTagging(true)}>
                <Trans>タグを変更</Trans>
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                className={classes.danger}
                leftSection={<IconTrash size={14} aria-hidden />}
                onClick={() => void remove()}
              >
                <Trans>未使用のファイルを削除</Trans>
              </Button>
            </span>
          </>
        ) : (
          <BulkProgress run={running.run} label={running.action === 'tag' ? t`タグを変更しています` : t`削除しています`} />
        )}
      </div>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      {isTagging && (
        <TagDialog
          items={[...selection.records.values()]}
          onClose={() => setTagging(false)}
          onApply={(add, removed) => {
            setTagging(false)
            void tag(add, removed)
          }}
        />
      )}
    </div>
  )
}
