import { useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { articleKeys, markAllRead } from './articles.ts'

/** Marks all articles as read. */
export const ReadAllButton = () => {
  const { t } = useLingui()
  const toasts = useToasts()
  const { http, describeFailure: describe } = usePlatform()
  const queryClient = useQueryClient()
  const reading = useMutation({
    mutationFn: () => markAllRead(http),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: articleKeys.all }),
    onError: (error) => toasts.show({ severity: 'error', summary: t`既読にできませんでした`, detail: describe(error) }),
  })
  return (
    <Button variant="default" onClick={() => reading.mutate()} loading={reading.isPending}>
      <Trans>すべて既読にする</Trans>
    </Button>
  )
}
