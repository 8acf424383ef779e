import { MAX_IMAGE_BYTES } from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import type { ImageUpload, LinkLookup } from '@captain/rich-text-react/editor'
import { useContent } from '../../content-context.tsx'
import { isAccepted } from '../../media/accepted-file.ts'
import { uploadMedia } from '../../media/upload-media.ts'
import { useUploadRefusal } from '../../media/use-upload-refusal.ts'

/** What the server accepts as an image. */
const PICTURES = { accept: ['image'], maxBytes: MAX_IMAGE_BYTES } as const

/** Statuses that mean the server will never accept this file. */
const FINAL: readonly number[] = [413, 415, 422]

type EditorServices = { readonly onImageUpload: ImageUpload; readonly onLinkLookup: LinkLookup }

/** Services of the editor: images go to the tenant's media library, and the server fetches link previews. */
export const useEditorServices = (): EditorServices => {
  const { tenant, http } = useContent()
  const refusals = useUploadRefusal(PICTURES)
  return {
    async onImageUpload(file, upload) {
      if (!isAccepted(file, PICTURES.accept)) return { refused: refusals.wrongKind, isFinal: true }
      if (file.size > PICTURES.maxBytes) return { refused: refusals.tooLarge, isFinal: true }
      try {
        const { url, id, width, height } = await uploadMedia(tenant.slug, file, { ...upload, accept: PICTURES.accept })
        return { url, id, width: width ?? undefined, height: height ?? undefined }
      } catch (error) {
        const refused = refusals.of(error)
        // The editor already reports the failure; without a reason there is nothing to add.
        if (refused === refusals.of(null)) throw error
        return { refused, isFinal: error instanceof HttpError && FINAL.includes(error.status) }
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
