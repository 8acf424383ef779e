import { currentClock, deliveryPath, publicPage, slugField, type RecordResponse } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import { isLive } from '../../is-live.ts'
import { RecordQr } from './record-qr.tsx'

/** Link to a record's public page with its QR code, else to its data in the delivery API. */
export const PublicLink = ({ record }: { readonly record: RecordResponse }) => {
  const { tenant, contentType, locale } = useContent()
  if (!isLive(contentType, record) || !contentType.publicWhen(record, currentClock())) return null
  const page = publicPage(contentType, record, locale)
  const slug = slugField(contentType)
  const own = slug === null ? null : record[slug]
  return (
    <>
      <Button
        component="a"
        href={page ?? deliveryPath(tenant.slug, contentType.name, locale, typeof own === 'string' ? own : record.id)}
        target="_blank"
        rel="noreferrer"
        variant="subtle"
        size="xs"
        leftSection={<IconExternalLink size={15} />}
      >
        {page === null ? <Trans>公開中のデータを開く</Trans> : <Trans>公開ページを開く</Trans>}
      </Button>
      {page !== null && <RecordQr record={record} page={page} />}
    </>
  )
}
