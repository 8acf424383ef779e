import { useTenant } from '@captain/content-react'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { SLOT_BOUNDS, SLOTS, type Slot } from '../../content-types/recommend-slots.ts'
import { tenant } from '../../tenant.ts'
import classes from './recommend.module.css'

type SlotChoiceProps = {
  readonly slot: Slot
  /** Number of products in the slot before the save. */
  readonly count: number
  readonly isWrong: boolean
  readonly onChange: (slot: Slot) => void
}

/** The slot to fill, and how many products it may have. */
export const SlotChoice = ({ slot, count, isWrong, onChange }: SlotChoiceProps) => {
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels['product-recommend']
  const { min, max } = SLOT_BOUNDS[slot]
  return (
    <div className={classes.slotChoice}>
      <Select
        label={t`表示枠`}
        data={SLOTS.map((one) => ({ value: one, label: optionLabel('slot', one) }))}
        value={slot}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
        allowDeselect={false}
        w={240}
      />
      <p data-wrong={isWrong || undefined} role="status">
        {min > 0
          ? t`この枠は${min}〜${max}件です（いま${{ held: count }}件）。`
          : t`この枠は${max}件までです（いま${{ held: count }}件）。`}
      </p>
    </div>
  )
}
