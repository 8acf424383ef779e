import type { OperationText } from '@captain/http-server'
import type { ja } from './ja.ts'

/** English names of the operations of this library. */
export const en: Readonly<Record<keyof typeof ja, OperationText>> = {
  aiOverview: { summary: 'Read how the AI tools are set up and what was used this month' },
  aiResults: { summary: 'List what the AI has made', details: 'The own results only, of 30 days.' },
  aiTextToImage: {
    summary: 'Make images from a text',
    details: 'Answers as soon as the request is taken. Read how far it is by its id. An account has one request at a time.',
  },
  aiImages: { summary: 'Read how far images are and what has come of them' },
  aiCancel: { summary: 'Stop making images', details: 'Images that were not made do not count for the month.' },
  aiPicture: { summary: 'Read an image that was made' },
  aiTranslation: { summary: 'Turn a Japanese text into an English prompt for images', details: 'Up to 20 a minute for an account.' },
  aiKeep: { summary: 'Put an image into the media library', details: 'For those who may use the AI and are editors of the tenant.' },
}
