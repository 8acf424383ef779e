import { titleOf, type AnyRecord } from '@captain/content-core'
import { useContent, useFailureText } from '@captain/content-react'
import { ErrorState } from '@captain/ui'
import { Button, Loader, Modal } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words.ts'
import classes from './qr-dialog.module.css'
import { drawQrCode } from './qr-code.ts'

type QrDialogProps = { readonly record: AnyRecord; readonly onClose: () => void }

/** Shows the QR code of a tenant's site and saves it as a picture. */
export const QrDialog = ({ record, onClose }: QrDialogProps) => {
  const { contentType, locale } = useContent()
  const words = useWords()
  const describe = useFailureText()
  const host = typeof record['primaryDomain'] === 'string' ? record['primaryDomain'] : null
  const picture = typeof record['qrCenterImage'] === 'string' ? record['qrCenterImage'] : null
  const address = host === null ? null : `https://${host}/`
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['qr-code', address, picture],
    queryFn: () => drawQrCode(address ?? '', picture),
    enabled: address !== null,
    gcTime: 0,
  })
  const name = titleOf(contentType, record, locale)
  const body = () => {
    if (address === null) return <p>{words.qrNone}</p>
    if (error !== null) {
      return (
        <ErrorState title={words.qrFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {describe(error)}
        </ErrorState>
      )
    }
    if (data === undefined) return <Loader aria-label={words.qrDrawing} />
    return (
      <div className={classes.root}>
        <img className={classes.code} src={data} alt={words.qrTitle(name)} width={300} height={300} />
        <p className={classes.address}>
          {words.qrAddress}: <span>{address}</span>
        </p>
        <Button component="a" href={data} download={`${String(record['slug'])}-qr.png`} leftSection={<IconDownload size={16} />}>
          {words.download}
        </Button>
      </div>
    )
  }
  return (
    <Modal opened onClose={onClose} title={words.qrTitle(name)} centered closeButtonProps={{ 'aria-label': words.close }}>
      {body()}
    </Modal>
  )
}
