import { useContent, useTenant, type ScreenProps } from '@captain/content-react'
import { inputsFor, SpecialInputs } from '@captain/content-react/form-parts'
import { TransitionFrame, useTransitionScreen } from '@captain/content-react/steps'
import { tenant } from '../../tenant.ts'
import { PrintMenu } from '../print/print-menu.tsx'
import { useDeliverySetting } from '../use-delivery-setting.ts'
import { useBankAccounts } from '../use-bank-accounts.ts'
import { accountInput } from './account-input.tsx'
import { carrierInput } from './carrier-input.tsx'
import { OrderDocument } from './order-document.tsx'

/** By the part of the field in the form of a transition. */
const INPUTS = inputsFor(tenant, 'order', { carrier: carrierInput, transferAccount: accountInput })

/** A shop with one account is not asked which it was. */
const ONE_ACCOUNT = ['transferAccount']
const SEVERAL: readonly string[] = []

/** The order screen: the document on the left; transitions, tracking, notes and history on the right; documents to print. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'order', 'preview-by-id'>) => {
  const { queries } = useTenant(tenant)
  const { record: order, fallback } = useTransitionScreen(queries.order.record(params.id))
  const { data: setting } = useDeliverySetting()
  const accounts = useBankAccounts()
  const { canWrite } = useContent()
  if (order === null) return fallback
  const trackingUrl = setting?.carriers.find(({ name }) => name.ja === order.carrier)?.trackingUrl ?? null
  return (
    <SpecialInputs value={INPUTS}>
      <TransitionFrame
        key={order.id}
        record={order}
        actions={canWrite ? <PrintMenu order={order} /> : null}
        omits={accounts.length > 1 ? SEVERAL : ONE_ACCOUNT}
      >
        <OrderDocument order={order} trackingUrl={trackingUrl} />
      </TransitionFrame>
    </SpecialInputs>
  )
}
