import classes from './auth-form.module.css'

/** The reason of a failure, as a live region. */
export const FailureLine = ({ children }: { readonly children: string | null }) =>
  children !== null && (
    <p className={classes.failure} role="alert">
      {children}
    </p>
  )
