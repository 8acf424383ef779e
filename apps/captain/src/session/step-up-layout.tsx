import type { ReactNode } from 'react'
import classes from './step-up.module.css'

/** Mantine's dialogs all hear Escape at the window; one that is pressed here is not for those underneath. */
export const OWN_KEYS = { 'data-mantine-stop-propagation': 'true' } as const

type StepUpLayoutProps = { readonly children: ReactNode; readonly failure?: string | null; readonly buttons: ReactNode }

/** The frame of a question in the dialog: text, failure and buttons. */
export const StepUpLayout = ({ children, failure = null, buttons }: StepUpLayoutProps) => (
  <div className={classes.body}>
    {children}
    {failure !== null && (
      <p className={classes.failure} role="alert">
        {failure}
      </p>
    )}
    <div className={classes.buttons}>{buttons}</div>
  </div>
)
