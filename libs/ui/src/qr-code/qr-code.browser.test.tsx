import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../provider.tsx'
import { loadUiMessages } from '../load-messages.ts'
import { QrCode } from './qr-code.tsx'

const ADDRESS = 'https://www.cafe.example/menu?from=qr&table=十二'
const SIDE = 300

const shown = async (picture: string | null) => {
  const i18n = setupI18n({ locale: 'ja', messages: { ja: await loadUiMessages('ja') } })
  return render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QrCode text={ADDRESS} picture={picture} label="「ころり」のQRコード" fileName="cafe-qr" />
      </UiProvider>
    </I18nProvider>,
  )
}

const square = (color: string): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = color
  context.fillRect(0, 0, 64, 64)
  return canvas.toDataURL('image/png')
}

/** Returns the pixels of an image after it has loaded. */
const pixels = async (source: string): Promise<ImageData> => {
  const image = new Image(SIDE, SIDE)
  image.src = source
  await image.decode()
  expect([image.naturalWidth, image.naturalHeight]).toEqual([SIDE, SIDE])
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return context.getImageData(0, 0, SIDE, SIDE)
}

const said = ({ data, width, height }: ImageData): string | undefined => jsQR(data, width, height)?.data

const at = ({ data, width }: ImageData, x: number, y: number): readonly number[] =>
  Array.from(data.slice((y * width + x) * 4, (y * width + x) * 4 + 3))

const link = (name: string) => page.getByRole('link', { name }).element() as HTMLAnchorElement

it.each([
  ['alone', null, { centre: [0, 0, 0] }],
  ['around a picture', square('#b4531f'), { centre: [0xb4, 0x53, 0x1f] }],
])('a code %s says its text, on the screen and in both files', async (_how, picture, { centre }) => {
  await shown(picture)
  await expect.element(page.getByRole('img', { name: '「ころり」のQRコード' })).toBeVisible()
  const onScreen = (page.getByRole('img', { name: '「ころり」のQRコード' }).element() as HTMLImageElement).src
  const [png, svg] = [link('PNGをダウンロード'), link('SVGをダウンロード')]
  expect([png.download, svg.download]).toEqual(['cafe-qr.png', 'cafe-qr.svg'])
  expect([png.href.slice(0, 15), svg.href.slice(0, 18)]).toEqual(['data:image/png;', 'data:image/svg+xml'])
  for (const source of [onScreen, png.href, svg.href]) {
    const drawn = await pixels(source)
    expect(said(drawn)).toBe(ADDRESS)
    expect(at(drawn, 2, 2)).toEqual([255, 255, 255])
    expect(at(drawn, SIDE / 2, SIDE / 2)).toEqual(centre)
  }
})

it('says where it could not be drawn', async () => {
  await shown(`data:image/png;base64,AAAA`)
  await expect.element(page.getByText('QRコードを作成できませんでした')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible()
})
