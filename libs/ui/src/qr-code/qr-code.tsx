import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ErrorState } from '../page/error-state.tsx'
import classes from './qr-code.module.css'
import { useQrCode } from './use-qr-code.ts'

type QrCodeProps = {
  /** What the code says, such as the address of a page. */
  readonly text: string
  /** A data URI for the middle of the code. */
  readonly picture?: string | null
  /** What the code is called, for those who don't see it. */
  readonly label: string
  /** What saved files are called, without their ending. */
  readonly fileName: string
}

const SIDE = 300

/** The QR code of a text, to look at and to save as PNG or SVG. */
export const QrCode = ({ text, picture = null, label, fileName }: QrCodeProps) => {
  const { t } = useLingui()
  const { drawn, failed, retry } = useQrCode(text, picture)
  if (failed) return <ErrorState title={<Trans>QRコードを作成できませんでした</Trans>} onRetry={retry} />
  const save = (format: keyof NonNullable<typeof drawn>, words: string) => (
    <Button
      component="a"
      variant="default"
      href={drawn?.[format]}
      download={`${fileName}.${format}`}
      leftSection={<IconDownload size={16} />}
      // Without an address it is no link by itself, and one that waits is still one.
      {...(drawn === null && { role: 'link', 'aria-disabled': true, 'data-disabled': true })}
    >
      {words}
    </Button>
  )
  return (
    <div className={classes.root}>
      <div className={classes.code} aria-busy={drawn === null}>
        {drawn === null ? (
          <Loader color="dark" aria-label={t`QRコードを作成しています…`} />
        ) : (
          <img className={classes.picture} src={drawn.png} alt={label} width={SIDE} height={SIDE} />
        )}
      </div>
      <p className={classes.text}>{text}</p>
      <div className={classes.acts}>
        {save('png', t`PNGをダウンロード`)}
        {save('svg', t`SVGをダウンロード`)}
      </div>
    </div>
  )
}
