import QRCodeStyling from 'qr-code-styling'
import { asDataUri } from '../data-uri.ts'

/** Requirements for QR codes in the customer's specification §9. */
const SIDE = 300
const CENTRE = 0.4

/** Four modules of white around a code of usual length, which readers need on any background. */
const QUIET_ZONE = 24

/** The same code as a bitmap and as vectors, as data URIs. */
export type DrawnQrCode = { readonly png: string; readonly svg: string }

/** Returns one character per UTF-8 byte, because the library treats each character as one byte. */
const inBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))

/** Rejects if the image cannot be decoded; the library would wait for it forever. */
const refuseBroken = async (picture: string): Promise<void> => {
  const image = new Image()
  image.src = picture
  await image.decode()
}

const drawn = async (type: 'canvas' | 'svg', text: string, picture: string | null): Promise<string> => {
  const code = new QRCodeStyling({
    type,
    width: SIDE,
    height: SIDE,
    data: inBytes(text),
    margin: QUIET_ZONE,
    qrOptions: { errorCorrectionLevel: 'Q' },
    // Readers miss round dots at an angle or from a distance.
    dotsOptions: { type: 'square', color: '#000000' },
    backgroundOptions: { color: '#ffffff' },
    ...(picture !== null && { image: picture }),
    // An image that is already a data URI needs no request.
    imageOptions: { imageSize: CENTRE, margin: 4, saveAsBlob: false },
  })
  const data = await code.getRawData(type === 'canvas' ? 'png' : 'svg')
  if (!(data instanceof Blob)) throw new Error('no picture was drawn')
  return asDataUri(data)
}

/**
 * Draws the QR code of a text: black dots on white, level Q, with an optional image (a data URI) in the middle. Rejects if drawing fails.
 */
export const drawQrCode = async (text: string, picture: string | null): Promise<DrawnQrCode> => {
  if (picture !== null) await refuseBroken(picture)
  return { png: await drawn('canvas', text, picture), svg: await drawn('svg', text, picture) }
}
