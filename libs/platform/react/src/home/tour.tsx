import { useShortcuts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { TOUR } from './tour-steps.tsx'
import classes from './tour.module.css'
import { useSpotlight } from './use-spotlight.ts'

type TourProps = {
  /** Whether the user started the tour, which then takes the focus. */
  readonly isAsked: boolean
  readonly onEnd: () => void
}

/** The tour of the back office, step by step, without blocking the page. Escape ends it. */
export const Tour = ({ isAsked, onEnd }: TourProps) => {
  const { t } = useLingui()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [place, setPlace] = useState(0)
  const step = TOUR[place]
  const isLast = place === TOUR.length - 1
  useSpotlight(step?.target ?? null)
  useEffect(() => {
    if (isAsked) title.current?.focus()
  }, [isAsked])
  useShortcuts([{ keys: 'Escape', run: onEnd }])
  if (step === undefined) return null
  const go = (to: number) => {
    setPlace(to)
    title.current?.focus()
  }
  const [number, all] = [place + 1, TOUR.length]
  return (
    <section className={classes.root} aria-labelledby={id}>
      <p className={classes.count}>
        <Trans>
          はじめての方へ {number}/{all}
        </Trans>
      </p>
      <h2 id={id} ref={title} tabIndex={-1} className={classes.title}>
        {step.title}
      </h2>
      <p className={classes.text}>{step.text}</p>
      <div className={classes.acts}>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onEnd} hidden={isLast}>
          <Trans>案内を終える</Trans>
        </Button>
        {place > 0 && (
          <Button variant="default" size="compact-md" onClick={() => go(place - 1)}>
            <Trans>前へ</Trans>
          </Button>
        )}
        <Button size="compact-md" onClick={() => (isLast ? onEnd() : go(place + 1))}>
          {isLast ? <Trans>はじめる</Trans> : <Trans>次へ</Trans>}
        </Button>
      </div>
      <CloseButton className={classes.close} size="sm" onClick={onEnd} aria-label={t`案内を閉じる`} />
    </section>
  )
}
