import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './page-controls.module.css'

/** Language and colour scheme: on every page at the same place. */
export const PageControls = () => (
  <div className={classes.root}>
    <LanguageSwitch />
    <ColorSchemeToggle />
  </div>
)
