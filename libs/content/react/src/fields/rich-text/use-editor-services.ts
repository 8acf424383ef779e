import { HttpError } from '@captain/http'
import type { ImageUpload, LinkLookup } from '@captain/rich-text-react/editor'
import { useContent } from '../../content-context.tsx'
import { uploadImage } from '../image/upload-image.ts'
import { IMAGE_TYPES } from '../image/use-image-upload.ts'
import { useUploadRefusal } from '../image/use-upload-refusal.ts'

/** What the server takes of one picture. */
const MAX_BYTES = 10 * 1024 * 1024

/** Statuses by which the server says that it won't take this very file. */
const FINAL: readonly number[] = [413, 415, 422]

type EditorServices = { readonly onImageUpload: ImageUpload; readonly onLinkLookup: LinkLookup }

/** The editor's pictures go to the library of the tenant; what a linked page is about is asked of the server. */
export const useEditorServices = (): EditorServices => {
  const { tenant, http } = useContent()
  const refusals = useUploadRefusal(MAX_BYTES)
  return {
    async onImageUpload(file, upload) {
      if (!IMAGE_TYPES.includes(file.type)) return { refused: refusals.wrongKind, isFinal: true }
      if (file.size > MAX_BYTES) return { refused: refusals.tooLarge, isFinal: true }
      try {
        const { url, id, width, height } = await uploadImage(tenant.slug, file, upload)
        return { url, id, width: width ?? undefined, height: height ?? undefined }
      } catch (error) {
        return { refused: refusals.of(error), isFinal: error instanceof HttpError && FINAL.includes(error.status) }
      }
    },
    async onLinkLookup(url, { signal }) {
      try {
        const { status, data } = await http.request('GET', '/api/v1/link-metadata', {
          query: { url },
          signal,
          retry: false,
          catchAll: false,
        })
        return { status, body: data }
      } catch (error) {
        if (error instanceof HttpError) return { status: error.status, body: error.body }
        throw error
      }
    },
  }
}
