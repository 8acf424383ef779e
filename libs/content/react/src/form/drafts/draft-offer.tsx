import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { formatInstant } from '../../fields/format-time.ts'
import type { LocalDraft } from './local-draft.ts'
import classes from './draft-offer.module.css'

type DraftOfferProps = { readonly draft: LocalDraft; readonly onRestore: () => void; readonly onDiscard: () => void }

/** Offers what was typed on an earlier visit and not saved. */
export const DraftOffer = ({ draft, onRestore, onDiscard }: DraftOfferProps) => {
  const savedAt = formatInstant(draft.savedAt)
  return (
    <div className={classes.offer} role="status">
      <p className={classes.text}>
        <Trans>保存していない入力がこの端末に残っています（{savedAt}）。</Trans>
      </p>
      <div className={classes.acts}>
        <Button variant="default" size="xs" onClick={onRestore}>
          <Trans>復元する</Trans>
        </Button>
        <Button variant="subtle" size="xs" onClick={onDiscard}>
          <Trans>破棄する</Trans>
        </Button>
      </div>
    </div>
  )
}
