import type { DeliveredMedia } from '@captain/content-core'
import { usePage } from '../document/page-context.ts'
import { languageOfText } from './language-of-text.ts'

type PictureProps = {
  readonly media: DeliveredMedia
  readonly alt: string
  /** Displayed width of the image, for the browser's choice of a variant. */
  readonly sizes: string
  readonly className?: string
  /** Whether it is the first image of the page. Other images load lazily. */
  readonly first?: boolean
}

type Candidate = readonly [url: string, width: number]

const byWidth = (candidates: readonly Candidate[]): string | undefined =>
  candidates.length === 0
    ? undefined
    : candidates
        .toSorted(([, one], [, other]) => one - other)
        .map(([address, wide]) => `${address} ${wide}w`)
        .join(', ')

/** Returns the source sets of an image: AVIF variants, and those for browsers without AVIF. */
const sourceSets = ({ variants, url, width }: DeliveredMedia): Readonly<Record<'avif' | 'plain', string | undefined>> => {
  const inFormat = (isAvif: boolean): readonly Candidate[] =>
    variants.flatMap((variant) => ((variant.format === 'avif') === isAvif ? [[variant.url, variant.width] as const] : []))
  const [avif, smaller] = [inFormat(true), inFormat(false)]
  const isWhole = smaller.length === 0 || width === null || smaller.some(([, known]) => known === width)
  return { avif: byWidth(avif), plain: byWidth(isWhole ? smaller : [...smaller, [url, width]]) }
}

/** An image of the media library that reserves its space while it loads. */
export function Picture({ media, alt, sizes, className, first = false }: PictureProps) {
  const { locale } = usePage()
  const { avif, plain } = sourceSets(media)
  return (
    <picture>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        src={media.url}
        srcSet={plain}
        sizes={sizes}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        alt={alt}
        lang={languageOfText(alt, locale)}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}
