import type { AnyRecord } from '@captain/content-core'
import type { SpecialScreenProps } from '@captain/content-react'
import { FormActions, FormScreen } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { isInvited, useResend } from './use-resend.ts'

const Resend = ({ record }: { readonly record: AnyRecord }) => {
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

const actionsFor = (record: AnyRecord) => <Resend record={record} />

/** The form of a person, with an action that sends the invitation again. */
export const Screen = ({ params }: SpecialScreenProps) => (
  <FormActions value={actionsFor}>
    <FormScreen screen="edit" params={params} />
  </FormActions>
)
