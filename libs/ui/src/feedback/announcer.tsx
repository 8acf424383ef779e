import { createSharedValue, useSharedValue } from '../shared-value.ts'
import classes from './announcer.module.css'

const said = createSharedValue('')

/** Makes screen readers say a result that is visible where it happened, such as a switch in a row. */
export const announce = (text: string): void => {
  // The same words again would change nothing.
  said.set('')
  setTimeout(() => said.set(text), 50)
}

/** The live region of `announce`. It is there before its words, because a new one is often not read. */
export const Announcer = () => (
  <div className={classes.region} aria-live="polite">
    {useSharedValue(said)}
  </div>
)
