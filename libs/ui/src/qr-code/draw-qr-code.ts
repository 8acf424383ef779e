import QRCodeStyling from 'qr-code-styling'

/** What the customer's specification §9 says of QR codes. */
const SIDE = 300
const CENTRE = 0.4

/** Four modules of white around a code of usual length: readers want them, whatever the code lies on. */
const QUIET_ZONE = 24

/** The same code as dots and as lines, as data URIs. */
export type DrawnQrCode = { readonly png: string; readonly svg: string }

const asDataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/** One character a byte of UTF-8: the library takes each character for one. */
const inBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))

/** Rejects for what no picture can be made of; drawing itself would wait for it forever. */
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
    // Round ones are missed by readers that look at a code from an angle or from afar.
    dotsOptions: { type: 'square', color: '#000000' },
    backgroundOptions: { color: '#ffffff' },
    ...(picture !== null && { image: picture }),
    // A picture that is a data URI already needs no request.
    imageOptions: { imageSize: CENTRE, margin: 4, saveAsBlob: false },
  })
  const data = await code.getRawData(type === 'canvas' ? 'png' : 'svg')
  if (!(data instanceof Blob)) throw new Error('no picture was drawn')
  return asDataUri(data)
}

/** The QR code of a text: black dots on white, level Q, a picture (a data URI) in its middle where there is one. Rejects where it cannot be drawn. */
export const drawQrCode = async (text: string, picture: string | null): Promise<DrawnQrCode> => {
  if (picture !== null) await refuseBroken(picture)
  return { png: await drawn('canvas', text, picture), svg: await drawn('svg', text, picture) }
}
