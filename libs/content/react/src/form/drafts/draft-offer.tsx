import { titleOf } from '@captain/content-core'
import { formatDateTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useContent } from '../../content-context.tsx'
import type { StoredDraft } from './local-draft.ts'
import classes from './draft-offer.module.css'

type DraftOfferProps = {
  readonly draft: StoredDraft
  /** Shows the title in the draft, to distinguish drafts of several new records. */
  readonly withTitle: boolean
  readonly onRestore: (draft: StoredDraft) => void
  readonly onDiscard: (draft: StoredDraft) => void
}

/** Offers unsaved input of an earlier visit. */
export const DraftOffer = ({ draft, withTitle, onRestore, onDiscard }: DraftOfferProps) => {
  const { contentType, locale } = useContent()
  const savedAt = formatDateTime(draft.savedAt)
  const title = withTitle ? titleOf(contentType, draft.values, locale) : ''
  return (
    <div className={classes.offer} role="status">
      <p className={classes.text}>
        <Trans>保存していない入力がこの端末に残っています（{savedAt}）。</Trans>
        {title !== '' && <span className={classes.title}>{title}</span>}
      </p>
      <div className={classes.acts}>
        <Button variant="default" size="xs" onClick={() => onRestore(draft)}>
          <Trans>復元する</Trans>
        </Button>
        <Button variant="subtle" size="xs" onClick={() => onDiscard(draft)}>
          <Trans>破棄する</Trans>
        </Button>
      </div>
    </div>
  )
}
