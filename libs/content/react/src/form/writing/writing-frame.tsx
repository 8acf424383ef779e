import { lazyPart, useSharedValue } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import type { FormStore } from '../use-form-values.ts'
import { leaveWritingView, preview } from './writing-view.ts'
import classes from './writing-frame.module.css'

const LivePreview = lazyPart(async () => (await import('./tools/preview-with-messages.ts')).LivePreview)

type WritingFrameProps = {
  readonly store: FormStore
  /** State and publishing; null where they are in a sheet. */
  readonly state: ReactNode
  readonly rail: ReactNode
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** Frame of a writing screen: the page in the middle, next to it state and fields, or in their place the public page. */
export const WritingFrame = ({ store, state, rail, foot, children }: WritingFrameProps) => {
  const { t } = useLingui()
  const isPreviewing = useSharedValue(preview)
  useEffect(() => leaveWritingView, [])
  return (
    <div className={classes.frame} data-previewing={isPreviewing || undefined}>
      <div className={classes.columns}>
        <div className={classes.middle}>{children}</div>
        <aside className={classes.rail} aria-label={t`状態と項目`}>
          {state}
          <div>{rail}</div>
        </aside>
      </div>
      {isPreviewing && <LivePreview store={store} />}
      {foot}
    </div>
  )
}
