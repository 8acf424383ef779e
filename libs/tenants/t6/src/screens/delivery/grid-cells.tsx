import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { readNumber, showNumber } from './columns.ts'
import classes from './delivery.module.css'
import { sidesIn } from './grid-values.ts'
import type { DeliveryGrid } from './use-delivery-grid.ts'

type CellProps = { readonly grid: DeliveryGrid; readonly id: string; readonly field: string; readonly label: string }

/** Up and down move through the column, as in a spreadsheet. */
const moveInColumn = (event: KeyboardEvent<HTMLInputElement>, field: string) => {
  if (event.nativeEvent.isComposing || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  const cells = [...document.querySelectorAll<HTMLInputElement>(`input[data-column="${field}"]`)]
  const next = cells[cells.indexOf(event.currentTarget) + (event.key === 'ArrowUp' ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  next.select()
}

const Problem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span id={id} className={classes.problem}>
      {text}
    </span>
  )

export const NumberCell = ({ grid, id, field, label }: CellProps) => {
  const problem = grid.wrong[`${id}.${field}`]
  const problemId = `${id}-${field}-problem`
  return (
    <>
      <input
        className={classes.number}
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        data-column={field}
        data-changed={grid.isChanged(id, field) || undefined}
        value={showNumber(grid.valueOf(id, field))}
        onChange={(event) => grid.set(id, field, readNumber(event.currentTarget.value))}
        onKeyDown={(event) => moveInColumn(event, field)}
      />
      <Problem id={problemId} text={problem} />
    </>
  )
}

export const SwitchCell = ({ grid, id, field, label }: CellProps) => (
  <label className={classes.switch} data-changed={grid.isChanged(id, field) || undefined}>
    <input
      type="checkbox"
      aria-label={label}
      checked={grid.valueOf(id, field) === true}
      onChange={(event) => grid.set(id, field, event.currentTarget.checked)}
    />
  </label>
)

/** Japanese above, English below. */
export const TextCell = ({ grid, id, field, label }: CellProps) => {
  const { t } = useLingui()
  const value = sidesIn(grid.valueOf(id, field))
  return (
    <span className={classes.sides} data-changed={grid.isChanged(id, field) || undefined}>
      {(['ja', 'en'] as const).map((side) => {
        const problem = grid.wrong[`${id}.${field}.${side}`]
        const problemId = `${id}-${field}-${side}-problem`
        return (
          <span key={side} className={classes.side}>
            <span aria-hidden>{side === 'ja' ? '日' : 'EN'}</span>
            <input
              className={classes.text}
              lang={side}
              aria-label={side === 'ja' ? label : t`${label}（英語）`}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : problemId}
              data-column={`${field}-${side}`}
              value={value[side] ?? ''}
              onChange={(event) =>
                grid.set(id, field, { ...value, [side]: event.currentTarget.value === '' ? null : event.currentTarget.value })
              }
              onKeyDown={(event) => moveInColumn(event, `${field}-${side}`)}
            />
            <Problem id={problemId} text={problem} />
          </span>
        )
      })}
    </span>
  )
}
