/** Follows one upload and can end it. */
export type UploadOptions = {
  /** Part of the file that has left the browser, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** A stored picture; width and height in pixels. */
export type UploadedImage = { url: string; id?: string; width?: number | undefined; height?: number | undefined }

/** Why a picture wasn't stored, for a person to read; `isFinal` when sending the same file again is of no use. */
export type UploadRefusal = { refused: string; isFinal: boolean }

/** Stores an image file; rejects when the upload failed without a reason to tell. */
export type ImageUpload = (file: File, options: UploadOptions) => Promise<UploadedImage | UploadRefusal>

/** What the server told about a page: its status and its parsed body, whatever they are. */
export type LinkAnswer = { status: number; body: unknown }

/** Asks what a page is about; rejects when there was no answer at all. */
export type LinkLookup = (url: string, options: { signal: AbortSignal }) => Promise<LinkAnswer>

/** What the editor needs of the product around it; a tool without its service still shows what is stored. */
export type EditorServices = { onImageUpload: ImageUpload | undefined; onLinkLookup: LinkLookup | undefined }
