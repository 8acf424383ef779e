import type { IncludedMedia } from '@captain/content-core'

/** Width of the variant for a large view. */
const WIDTH = 1280

/** Returns the URL of an image for a large view: a variant, unless the image itself is small or has none. */
export const largePictureUrl = ({ url, width }: Pick<IncludedMedia, 'url' | 'width'>): string =>
  width !== null && width > WIDTH && url.startsWith('/media/') ? url.replace(/\.[a-z0-9]+$/, `-${WIDTH}.webp`) : url
