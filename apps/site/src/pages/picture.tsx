import type { DeliveredMedia } from '@captain/content-core'
import { usePage } from '../document/page-context.ts'
import { languageOfText } from './language-of-text.ts'

type PictureProps = {
  readonly media: DeliveredMedia
  readonly alt: string
  /** How wide the picture is shown, for the browser's choice of a variant. */
  readonly sizes: string
  readonly className?: string
  /** The picture that the page opens with; others load when they come near. */
  readonly first?: boolean
}

const sourceSet = ({ variants, url, width }: DeliveredMedia): string | undefined => {
  if (variants.length === 0) return undefined
  const entries = variants.map((variant) => [variant.url, variant.width] as const)
  if (width !== null && !entries.some(([, known]) => known === width)) entries.push([url, width])
  return entries
    .toSorted(([, one], [, other]) => one - other)
    .map(([address, wide]) => `${address} ${wide}w`)
    .join(', ')
}

/** A picture of the media library that keeps its place while it loads. */
export function Picture({ media, alt, sizes, className, first = false }: PictureProps) {
  const { locale } = usePage()
  return (
    <img
      className={className}
      src={media.url}
      srcSet={sourceSet(media)}
      sizes={sizes}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      alt={alt}
      lang={languageOfText(alt, locale)}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
}
