import classes from './row-switch.module.css'

type RowSwitchProps = { readonly label: string; readonly on: boolean; readonly word?: string; readonly onSwitch: (on: boolean) => void }

/** A switch in a row. It saves at once, so it is not part of a form. */
export const RowSwitch = ({ label, on, word, onSwitch }: RowSwitchProps) => (
  <button type="button" role="switch" aria-checked={on} aria-label={label} className={classes.root} onClick={() => onSwitch(!on)}>
    <span className={classes.track}>
      <span className={classes.thumb} />
    </span>
    {word !== undefined && <span className={classes.word}>{word}</span>}
  </button>
)
