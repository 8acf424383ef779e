import QRCodeStyling from 'qr-code-styling'

/** What the customer's specification §9 says of QR codes. */
const SIDE = 300
const CENTRE = 0.4

const asDataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/** The QR code of an address as the data URI of a PNG: black dots on white, level Q, a picture in its middle where there is one. Rejects where it cannot be drawn. */
export const drawQrCode = async (address: string, picture: string | null): Promise<string> => {
  const code = new QRCodeStyling({
    type: 'canvas',
    width: SIDE,
    height: SIDE,
    data: address,
    margin: 8,
    qrOptions: { errorCorrectionLevel: 'Q' },
    dotsOptions: { type: 'dots', color: '#000000' },
    backgroundOptions: { color: '#ffffff' },
    ...(picture !== null && { image: picture }),
    imageOptions: { imageSize: CENTRE, margin: 4 },
  })
  const drawn = await code.getRawData('png')
  if (!(drawn instanceof Blob)) throw new Error('no picture was drawn')
  return asDataUri(drawn)
}
