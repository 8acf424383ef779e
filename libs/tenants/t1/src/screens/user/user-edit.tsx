import type { ScreenProps } from '@captain/content-react'
import { formActionsFor, FormActions, FormScreen } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import { isInvited, useResend, type User } from './use-resend.ts'

const Resend = ({ record }: { readonly record: User }) => {
  const { t } = useLingui()
  const resend = useResend()
  const [isSending, setSending] = useState(false)
  if (!isInvited(record)) return null
  const send = async () => {
    setSending(true)
    await resend(record)
    setSending(false)
  }
  return (
    <Button variant="default" leftSection={<IconMailForward size={16} />} loading={isSending} onClick={() => void send()}>
      {t`招待メールを再送`}
    </Button>
  )
}

const actions = formActionsFor(tenant, 'user', (record) => <Resend record={record} />)

/** The form of a person, with an action that sends the invitation again. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'user', 'edit'>) => (
  <FormActions value={actions}>
    <FormScreen screen="edit" params={params} />
  </FormActions>
)
