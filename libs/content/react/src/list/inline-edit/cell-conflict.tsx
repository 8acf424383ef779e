import type { AnyField, Included } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useContent } from '../../content-context.tsx'
import { ValueCell } from '../table/value-cell.tsx'
import classes from './cell-editor.module.css'

type CellConflictProps = {
  readonly name: string
  readonly field: AnyField
  /** The value that another user saved. */
  readonly value: unknown
  readonly included: Included
  readonly isSaving: boolean
  readonly onTakeTheirs: () => void
  readonly onSaveMine: () => void
}

/** The choice between the user's value and one that another user saved since. */
export const CellConflict = ({ name, field, value, included, isSaving, onTakeTheirs, onSaveMine }: CellConflictProps) => {
  const { locale } = useContent()
  return (
    <div className={classes.conflict} role="alert">
      <p>
        <Trans>入力している間に、ほかの人がこの値を変更しました。</Trans>
      </p>
      <p className={classes.theirs}>
        <span>
          <Trans>いまの値：</Trans>
        </span>
        <ValueCell name={name} field={field} value={value} included={included} locale={locale} />
      </p>
      <div className={classes.acts}>
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          <Trans>いまの値のままにする</Trans>
        </Button>
        <Button size="compact-sm" loading={isSaving} onClick={onSaveMine}>
          <Trans>自分の値で保存</Trans>
        </Button>
      </div>
    </div>
  )
}
