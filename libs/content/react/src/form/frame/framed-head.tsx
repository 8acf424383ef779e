import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

/** The head of a form whose frame has the title: the state of saving, and a link to the history. */
export const FramedHead = ({ meta, onHistory }: { readonly meta: ReactNode; readonly onHistory: () => void }) => (
  <div className={classes.head}>
    <div className={classes.words}>{meta}</div>
    <Button variant="subtle" size="xs" leftSection={<IconHistory size={15} />} onClick={onHistory}>
      <Trans>変更履歴</Trans>
    </Button>
  </div>
)
