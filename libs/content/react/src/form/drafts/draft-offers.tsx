import { Trans } from '@lingui/react/macro'
import { DraftOffer } from './draft-offer.tsx'
import type { StoredDraft } from './local-draft.ts'
import type { Drafting } from './use-local-draft.ts'
import classes from './draft-offer.module.css'

type DraftOffersProps = {
  readonly draft: Pick<Drafting, 'found' | 'isTypedElsewhere' | 'drop'>
  readonly isNew: boolean
  readonly onRestore: (draft: StoredDraft) => void
}

/** Unsaved input in this browser outside of the form. New records in other tabs are normal and not mentioned. */
export const DraftOffers = ({ draft, isNew, onRestore }: DraftOffersProps) => {
  const isTypedElsewhere = draft.isTypedElsewhere && !isNew
  if (draft.found.length === 0 && !isTypedElsewhere) return null
  return (
    <div className={classes.offers}>
      {isTypedElsewhere && (
        <div className={classes.offer} role="status">
          <p className={classes.text}>
            <Trans>別のタブでも編集中です。そのタブを閉じると、保存していない入力をここで復元できます。</Trans>
          </p>
        </div>
      )}
      {draft.found.map((one) => (
        <DraftOffer key={one.key} draft={one} withTitle={isNew} onRestore={onRestore} onDiscard={draft.drop} />
      ))}
    </div>
  )
}
