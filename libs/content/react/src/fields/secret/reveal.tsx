import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useForm } from '../../form/form-context.ts'
import classes from './input.module.css'

type Revealed = { readonly value: string | null }

/** Shows the stored secret until the user hides it. The audit log records each reveal. */
export const Reveal = ({ field }: { readonly field: string }) => {
  const { t } = useLingui()
  const { tenant, contentType, canWrite, http } = useContent()
  const { recordId } = useForm()
  const describe = useFailureText()
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () =>
      http.post<Revealed>(`/api/v1/tenants/${tenant.slug}/${contentType.name}/${recordId ?? ''}/reveal`, { body: { field } }),
    // The secret leaves memory as soon as it leaves the screen.
    gcTime: 0,
  })
  if (recordId === null || !canWrite || contentType.rights?.operations.includes('update') === false) return null
  const shown = data?.value ?? null
  return (
    <>
      {shown !== null && <code className={classes.revealed}>{shown}</code>}
      <Button
        variant="subtle"
        size="xs"
        loading={isPending}
        leftSection={shown === null ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        aria-label={shown === null ? t`保存されている値を表示` : t`値を隠す`}
        onClick={() => (shown === null ? mutate() : reset())}
      >
        {shown === null ? <Trans>表示</Trans> : <Trans>隠す</Trans>}
      </Button>
      <span role="status">{error !== null && describe(error)}</span>
    </>
  )
}
