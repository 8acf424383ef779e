/** Reports the progress of one upload and can cancel it. */
export type UploadOptions = {
  /** Part of the file that was sent, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** A stored image; width and height in pixels. */
export type UploadedImage = { url: string; id?: string; width?: number | undefined; height?: number | undefined }

/** The reason why an image wasn't stored, as a message for users; `isFinal` if a retry with the same file is pointless. */
export type UploadRefusal = { refused: string; isFinal: boolean }

/** Stores an image file; rejects if the upload failed for an unknown reason. */
export type ImageUpload = (file: File, options: UploadOptions) => Promise<UploadedImage | UploadRefusal>

/** The server's response about a page: its status and its parsed body, both unchecked. */
export type LinkResponse = { status: number; body: unknown }

/** Fetches metadata of a page; rejects if there was no response. */
export type LinkLookup = (url: string, options: { signal: AbortSignal }) => Promise<LinkResponse>

/** Services that the editor needs from the product; a tool without its service still shows stored content. */
export type EditorServices = { onImageUpload: ImageUpload | undefined; onLinkLookup: LinkLookup | undefined }
