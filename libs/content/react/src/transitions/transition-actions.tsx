import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useTransitionLabels } from '../form/save/transition-labels.ts'
import type { AvailableTransition } from './available-transition.ts'
import { useHandlingParts } from './transition-context.ts'
import classes from './transitions.module.css'

const TURNS_OFF: ReadonlySet<string> = new Set(['cancel', 'markSpam', 'refund'])

/** The available transitions; the forward one is emphasized unless the screen has another main button. */
export const TransitionActions = ({ emphasized }: { readonly emphasized: boolean }) => {
  const { t } = useLingui()
  const { steps, state, take } = useHandlingParts()
  const words = useTransitionLabels()
  if (steps.length === 0) {
    return (
      <p className={classes.note}>
        <Trans>この状態から先の操作はありません。</Trans>
      </p>
    )
  }
  const variantOf = (step: AvailableTransition, position: number) => (emphasized && step.isForward && position === 0 ? 'filled' : 'default')
  return (
    <div className={classes.acts} role="group" aria-label={t`次の操作`}>
      {steps.map((step, position) => (
        <Button
          key={step.name}
          fullWidth
          variant={variantOf(step, position)}
          className={TURNS_OFF.has(step.name) ? classes.turnsOff : undefined}
          disabled={state.kind === 'saving'}
          onClick={() => void take(step)}
        >
          {words[step.name].label}
        </Button>
      ))}
    </div>
  )
}
