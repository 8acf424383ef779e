import classes from './auth-form.module.css'

/** Why it did not work, read out as it appears. */
export const FailureLine = ({ children }: { readonly children: string | null }) =>
  children !== null && (
    <p className={classes.failure} role="alert">
      {children}
    </p>
  )
