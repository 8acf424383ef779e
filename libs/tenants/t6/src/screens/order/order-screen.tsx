import { useContent, type SpecialScreenProps } from '@captain/content-react'
import { SpecialInputs } from '@captain/content-react/form-parts'
import { StepFrame, useStepScreen } from '@captain/content-react/steps'
import { order as declaration } from '../../content-types/order.ts'
import { PrintMenu } from '../print/print-menu.tsx'
import { useDeliverySetting } from '../use-delivery-setting.ts'
import { carrierInput } from './carrier-input.tsx'
import { OrderDocument } from './order-document.tsx'
import type { Order } from './order-type.ts'

/** By the part of the field in the form of a transition. */
const INPUTS = new Map([[declaration.fields.carrier.config, carrierInput]])

/** The order screen: the document on the left; transitions, tracking, notes and history on the right; documents to print. */
export const Screen = ({ params }: SpecialScreenProps) => {
  const { record, fallback } = useStepScreen(params['id'] ?? '')
  const { data: setting } = useDeliverySetting()
  const { canWrite } = useContent()
  if (record === null) return fallback
  const order = record as unknown as Order
  const trackingUrl = setting?.carriers.find(({ name }) => name.ja === order.carrier)?.trackingUrl ?? null
  return (
    <SpecialInputs value={INPUTS}>
      <StepFrame key={record.id} record={record} actions={canWrite ? <PrintMenu order={order} /> : null}>
        <OrderDocument order={order} trackingUrl={trackingUrl} />
      </StepFrame>
    </SpecialInputs>
  )
}
