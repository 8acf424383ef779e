import type { DeliveredMedia } from '@captain/content-core'
import { CARD_SIZE, cardAddress, type SharedCard } from '../sharing/shared-card.ts'
import { absoluteUrl } from './addresses.ts'
import { usePage } from './page-context.ts'

type ImageMetaProps = {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly alt: string | null
}

function ImageMeta({ url, width, height, alt }: ImageMetaProps) {
  const { baseUrl } = usePage()
  return (
    <>
      <meta property="og:image" content={absoluteUrl(baseUrl, url)} />
      {width !== null && <meta property="og:image:width" content={String(width)} />}
      {height !== null && <meta property="og:image:height" content={String(height)} />}
      {alt !== null && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The sharing image that editors chose for a page. */
export function ChosenImage({ image, alt }: { readonly image: DeliveredMedia; readonly alt: string | null }) {
  return <ImageMeta url={image.url} width={image.width} height={image.height} alt={alt} />
}

/** The sharing image that the server draws for a page without a chosen image. */
export function DrawnImage({ card, query }: { readonly card: SharedCard; readonly query: string }) {
  const { path, onCard } = usePage()
  onCard?.(card)
  return <ImageMeta url={cardAddress(card, path, query)} {...CARD_SIZE} alt={`${card.title} ${card.site}`} />
}
