import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './integrations.module.css'

/** The title of a step in the drawer, with a back button. Takes the focus, because the focused element was removed. */
export const FormTitle = ({ children, onBack }: { readonly children: ReactNode; readonly onBack: () => void }) => {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={classes.itemHead}>
      <ActionIcon onClick={onBack} aria-label={t`一覧に戻る`}>
        <IconArrowLeft size={18} stroke={1.6} />
      </ActionIcon>
      <h3 className={classes.title} ref={title} tabIndex={-1}>
        {children}
      </h3>
    </div>
  )
}
