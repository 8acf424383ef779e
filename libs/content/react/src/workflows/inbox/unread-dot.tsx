import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import classes from './inbox.module.css'

/** Mark before the name of a message that the user has not opened yet. */
export const UnreadDot = () => (
  <span className={classes.unread}>
    <VisuallyHidden>
      <Trans>未読</Trans>
    </VisuallyHidden>
  </span>
)
