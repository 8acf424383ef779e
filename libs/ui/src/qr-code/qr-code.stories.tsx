import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const MARK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#7a4a2b"/></svg>')}`

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  args: { text: 'https://cafe.example/', label: '「ころり」のQRコード', fileName: 'cafe-qr' },
  play: async ({ canvas }) => expect(await canvas.findByRole('img', { name: '「ころり」のQRコード' })).toBeVisible(),
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const OfASite: Story = {}

export const WithAPicture: Story = { args: { picture: MARK } }

export const LongAddress: Story = { args: { text: `https://cafe.example/articles/${'港の見える喫茶室-'.repeat(8)}` } }

/** Shows an error with a retry button if the image cannot be decoded. */
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => expect(await canvas.findByText('QRコードを作成できませんでした')).toBeVisible(),
}
