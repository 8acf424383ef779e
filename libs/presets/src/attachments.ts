import { file, list, text, type FileType } from '@captain/content-core'

type AttachmentsOptions = {
  readonly accept: readonly FileType[]
  readonly max: number
  readonly public?: true | 'detail'
}

/** Files with names, in an order that staff set (content model §2.1, fileList). Default: private; `public` shows them in details. */
export const attachments = ({ accept, max, public: visible }: AttachmentsOptions) =>
  list({
    ...(visible !== undefined && { public: visible }),
    max,
    of: { file: file({ accept, required: true }), label: text({ maxBytes: 150, localized: true }) },
  })
