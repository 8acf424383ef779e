import { startTransition, useEffect, useMemo, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { controlsIn, reachedBy, sectionPlanOf } from './section-plan.ts'
import { useVisit } from './use-visit.ts'

/** Pixels above the fields: the bar and the title. */
const ABOVE = 160
/** Height of a control with its label in pixels, at least. */
const CONTROL = 56
/** Controls of one further step; more would take the page's thread for longer than an input may wait. */
const STEP = 12

const fitting = (): number => Math.ceil((window.innerHeight - ABOVE) / CONTROL)

/**
 * Returns how many fields of each section of the form to render: when it appears, those that fit into the window, then more in steps, each
 * after the paint of the one before. A form that Back returns to renders at once.
 */
export const useSectionSteps = (): readonly number[] => {
  const { contentType } = useContent()
  const { isReturn, complete } = useVisit()
  const plan = useMemo(() => sectionPlanOf(contentType), [contentType])
  const [controls, setControls] = useState(() => (isReturn ? Infinity : fitting()))
  const isComplete = controls >= controlsIn(plan)
  useEffect(() => {
    if (isComplete) complete()
    else startTransition(() => setControls(controls + STEP))
  }, [isComplete, controls, complete])
  return useMemo(() => reachedBy(plan, controls), [plan, controls])
}
