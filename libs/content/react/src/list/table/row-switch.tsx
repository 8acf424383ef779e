import classes from './row-switch.module.css'

type RowSwitchProps = {
  readonly label: string
  readonly on: boolean
  readonly word?: string
  /** `live`: whether the public sees the record. `main`: the main switch of a row, a button with its word. */
  readonly look?: 'live' | 'main'
  readonly onSwitch: (on: boolean) => void
}

/** A switch in a row. It saves at once, so it is not part of a form. */
export const RowSwitch = ({ label, on, word, look, onSwitch }: RowSwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className={look === 'main' ? classes.main : classes.root}
    data-look={look}
    onClick={() => onSwitch(!on)}
  >
    {look === 'main' ? (
      <span className={classes.mark} />
    ) : (
      <span className={classes.track}>
        <span className={classes.thumb} />
      </span>
    )}
    {word !== undefined && <span className={classes.word}>{word}</span>}
  </button>
)
