import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ErrorState } from '../page/error-state.tsx'
import classes from './qr-code.module.css'
import { useQrCode } from './use-qr-code.ts'

type QrCodeProps = {
  /** Text of the code, such as the address of a page. */
  readonly text: string
  /** Data URI of the image in the middle of the code. */
  readonly picture?: string | null
  /** Accessible name of the code. */
  readonly label: string
  /** Name of saved files, without extension. Null for a code that is neither saved nor shown as text. */
  readonly fileName: string | null
}

const SIDE = 300

/** Renders the QR code of a text, with links that save it as PNG or SVG unless it is secret. */
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
      // A link without `href` has no link role, so it is set while the code is drawn.
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
      {fileName !== null && (
        <>
          <p className={classes.text}>{text}</p>
          <div className={classes.acts}>
            {save('png', t`PNGをダウンロード`)}
            {save('svg', t`SVGをダウンロード`)}
          </div>
        </>
      )}
    </div>
  )
}
