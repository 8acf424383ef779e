import type { ScreenProps } from '@captain/content-react'
import { FormScreen } from '@captain/content-react/form-parts'
import type { tenant } from '../tenant.ts'
import { NoticeAgreement } from './notice-agreement.tsx'

/** The settings of card payments, compared with the notice in force. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'payment-card', 'settings'>) => (
  <>
    <NoticeAgreement />
    <FormScreen screen="settings" params={params} />
  </>
)
