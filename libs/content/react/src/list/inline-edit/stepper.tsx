import type { ConfigOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { ariaDisabledProps } from '../../aria-disabled-props.ts'
import { useForm } from '../../form/form-context.ts'
import classes from './cell-editor.module.css'

type StepperProps = { readonly path: string; readonly config: ConfigOf['int'] }

/** Increases and decreases a number by one, for counts such as stock. */
export const Stepper = ({ path, config: { min, max } }: StepperProps) => {
  const { t } = useLingui()
  const { values } = useForm()
  const value = values.useValue(path)
  const now = typeof value === 'number' ? value : 0
  const step = (by: 1 | -1) => values.set(path, Math.min(max, Math.max(min, now + by)))
  return (
    <span className={classes.steps}>
      <ActionIcon variant="default" size={34} aria-label={t`1減らす`} {...ariaDisabledProps(now > min, () => step(-1))}>
        <IconMinus size={15} />
      </ActionIcon>
      <ActionIcon variant="default" size={34} aria-label={t`1増やす`} {...ariaDisabledProps(now < max, () => step(1))}>
        <IconPlus size={15} />
      </ActionIcon>
    </span>
  )
}
