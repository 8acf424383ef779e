import { useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import type { AdminList } from '../list-address.ts'
import { downloadEvents } from './queries.ts'

const save = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands over what the log shows, all pages of it, as a file. */
export const ExportButton = ({ list }: { readonly list: AdminList }) => {
  const { t } = useLingui()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const { blob, name } = await downloadEvents(list)
      save(blob, name ?? 'audit-events.csv')
      toasts.success({ summary: t`監査ログを書き出しました`, detail: t`書き出したことも監査ログに残ります。` })
    } catch (failure) {
      toasts.error({ summary: t`監査ログを書き出せませんでした`, detail: describe(failure) })
    }
    setRunning(false)
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} stroke={1.6} />} loading={isRunning} onClick={() => void run()}>
      <Trans>CSVで書き出す</Trans>
    </Button>
  )
}
