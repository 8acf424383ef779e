import type { MediaItem } from '@captain/content-core'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useTenantContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useMediaApi } from './library-queries.ts'
import classes from './asset-details.module.css'

type RemovingProps = {
  readonly asset: MediaItem
  readonly onRemoved: () => void
  readonly onAsking: ((isAsking: boolean) => void) | undefined
}

/** Deletes an asset that no record uses, after asking. */
export const AssetRemoving = ({ asset, onRemoved, onAsking }: RemovingProps) => {
  const { t } = useLingui()
  const { tenant, locale } = useTenantContent()
  const failureText = useFailureText()
  const dialogs = useDialogs()
  const { remove } = useMediaApi()
  const reasonId = `${asset.id}-kept`
  const press = async () => {
    onAsking?.(true)
    const isRemoved = await dialogs.remove({
      target: t`ファイル`,
      name: asset.originalName,
      site: tenant.names[locale],
      onConfirm: () => remove(asset.id),
      describeFailure: failureText,
    })
    // The key press that answered has not reached the dialog below yet.
    setTimeout(() => onAsking?.(false))
    if (isRemoved) onRemoved()
  }
  const isUsed = asset.usedCount > 0
  return (
    <section className={classes.part}>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        disabled={isUsed}
        aria-describedby={isUsed ? reasonId : undefined}
        onClick={() => void press()}
      >
        <Trans>ライブラリから削除</Trans>
      </Button>
      {isUsed && (
        <p className={classes.quiet} id={reasonId}>
          <Trans>使用中のため削除できません。</Trans>
        </p>
      )}
    </section>
  )
}
