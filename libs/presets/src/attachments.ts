import { file, list, text, type FileType } from '@captain/content-core'

type AttachmentsOptions = {
  readonly accept: readonly FileType[]
  readonly max: number
  readonly public?: true | 'detail'
}

/** Files in an order that people set, each with what it is called (content model §2.1, fileList); public in details only where said. */
export const attachments = ({ accept, max, public: visible }: AttachmentsOptions) =>
  list({
    ...(visible !== undefined && { public: visible }),
    max,
    of: { file: file({ accept, required: true }), label: text({ maxBytes: 150, localized: true }) },
  })
