import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import classes from './day-editor.module.css'

type DayEditorFootProps = {
  /** Adds a shift; undefined if the day can have no more. */
  readonly onAdd: (() => void) | undefined
  /** Deletes all shifts of the day; undefined if it has none. */
  readonly onClear: (() => void) | undefined
}

/** The buttons of a day's shifts; the last one submits the form around it. */
export const DayEditorFoot = ({ onAdd, onClear }: DayEditorFootProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.foot}>
      {onAdd !== undefined && (
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
          {t`もう1つ追加`}
        </Button>
      )}
      {onClear !== undefined && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onClear}>
          {t`この日を消す`}
        </Button>
      )}
      {/* The field keeps the focus; otherwise its error would move the button away from the pointer. */}
      <Button type="submit" size="compact-sm" className={classes.done} onMouseDown={(event) => event.preventDefault()}>
        {t`完了`}
      </Button>
    </div>
  )
}
