import { useContent, useTenant } from '@captain/content-react'
import { formatDate, formatYen } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, TextInput } from '@mantine/core'
import { DELIVERY_SLOTS } from '../../content-types/delivery-slots.ts'
import type { DeliverySetting } from '../use-delivery-setting.ts'
import { CarrierRows } from './carrier-rows.tsx'
import { ClosedDayRows } from './closed-day-rows.tsx'
import { readNumber, showNumber } from './columns.ts'
import { tenant } from '../../tenant.ts'
import classes from './delivery.module.css'
import { slotsIn } from './grid-values.ts'
import type { DeliveryGrid } from './use-delivery-grid.ts'

const Read = ({ setting }: { readonly setting: DeliverySetting }) => {
  const { fieldLabel, optionLabel } = useTenant(tenant).labels['delivery-setting']
  const facts = [
    ['freeShippingFrom', setting.freeShippingFrom === null ? '' : formatYen(setting.freeShippingFrom)],
    ['carriers', setting.carriers.map(({ name }) => name.ja).join('、')],
    ['slots', setting.slots.map((slot) => optionLabel('slots', slot)).join('、')],
    ['closedDays', setting.closedDays.map(({ date, label }) => `${formatDate(date)} ${label.ja ?? ''}`).join('、')],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{fieldLabel(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Settings of all prefectures; saved together with the fees. */
export const CommonPanel = ({ grid, setting }: { readonly grid: DeliveryGrid; readonly setting: DeliverySetting }) => {
  const { canWrite } = useContent()
  const { t } = useLingui()
  const { fieldLabel, fieldWords, optionLabel } = useTenant(tenant).labels['delivery-setting']
  const { id } = setting
  return (
    <section className={classes.common} aria-label={t`共通設定`}>
      <h2>{t`共通設定`}</h2>
      <p className={classes.help}>{t`すべての都道府県に適用されます。送料の表と一緒に保存されます。`}</p>
      {!canWrite && <Read setting={setting} />}
      {canWrite && (
        <div className={classes.commonFields}>
          <TextInput
            label={fieldLabel('freeShippingFrom')}
            description={t`空欄なら、送料は無料になりません。`}
            inputMode="numeric"
            w={220}
            leftSection="¥"
            value={showNumber(grid.valueOf(id, 'freeShippingFrom'))}
            error={grid.wrong[`${id}.freeShippingFrom`]}
            onChange={(event) => grid.set(id, 'freeShippingFrom', readNumber(event.currentTarget.value))}
          />
          <Checkbox.Group
            label={fieldLabel('slots')}
            description={fieldWords('slots').help}
            value={[...slotsIn(grid.valueOf(id, 'slots'))]}
            error={grid.wrong[`${id}.slots`]}
            onChange={(chosen) =>
              grid.set(
                id,
                'slots',
                DELIVERY_SLOTS.filter((slot) => chosen.includes(slot)),
              )
            }
          >
            <div className={classes.slots}>
              {DELIVERY_SLOTS.map((slot) => (
                <Checkbox key={slot} value={slot} label={optionLabel('slots', slot)} />
              ))}
            </div>
          </Checkbox.Group>
          <CarrierRows grid={grid} id={id} />
          <ClosedDayRows grid={grid} id={id} />
        </div>
      )}
    </section>
  )
}
