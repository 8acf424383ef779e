import { currentClock, publicPage, type RecordResponse } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import { isLive } from '../../is-live.ts'
import { RecordQr } from './record-qr.tsx'

/** Link to a record's public page with its QR code. None without a page: editors cannot read the data of the delivery API. */
export const PublicLink = ({ record }: { readonly record: RecordResponse }) => {
  const { contentType, locale } = useContent()
  if (!isLive(contentType, record) || !contentType.publicWhen(record, currentClock())) return null
  const page = publicPage(contentType, record, locale)
  if (page === null) return null
  return (
    <>
      <Button
        component="a"
        href={page}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
        size="xs"
        leftSection={<IconExternalLink size={15} />}
      >
        <Trans>公開ページを開く</Trans>
      </Button>
      <RecordQr record={record} page={page} />
    </>
  )
}
