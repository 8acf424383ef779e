import type { BlockNodes } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { InlineView } from './inline-view.tsx'
import { VIEW_MESSAGES } from './messages.ts'
import { imageSources } from './image-sources.ts'

type ImageNode = BlockNodes['image']

/** `auto` uses the real width in browsers that support it; the rest is for other browsers: about forty characters. */
const SIZES = 'auto, (min-width: 46rem) 44rem, 100vw'

/** Aspect ratio (height by width) from which an image would exceed a screen at full width. */
const TALL = 1.25

/** An image with its caption. An image of another site is a link, since loading it would reveal the reader's IP address. */
export function ImageView({ node, locale }: BlockViewProps<ImageNode>) {
  return (
    <figure className={classNames(node)}>
      <div className="rt-image-frame">
        {node.src.startsWith('/') ? <Picture node={node} /> : <OutsidePicture node={node} locale={locale} />}
      </div>
      {node.caption.length > 0 && (
        <figcaption>
          <InlineView nodes={node.caption} />
        </figcaption>
      )}
    </figure>
  )
}

function Picture({ node: { src, alt, width, height } }: { node: ImageNode }) {
  const sources = imageSources(src, width, height)
  const image = (
    <img
      src={src}
      srcSet={sources?.plain}
      sizes={sources === null ? undefined : SIZES}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
  if (sources === null || sources.avif === null) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={SIZES} />
      {image}
    </picture>
  )
}

function OutsidePicture({ node, locale }: Pick<BlockViewProps<ImageNode>, 'node' | 'locale'>) {
  return (
    <a href={node.src} rel="noopener">
      {VIEW_MESSAGES[locale].outsidePicture(new URL(node.src).host, node.alt)}
    </a>
  )
}

function classNames({ withBorder, withBackground, stretched, width, height }: ImageNode): string {
  const isTall = width !== null && height !== null && height / width > TALL
  const names = ['rt-image', withBorder && 'rt-image-border', withBackground && 'rt-image-ground', stretched && 'rt-stretched']
  return [...names, isTall && !stretched && 'rt-image-tall'].filter((name) => name !== false).join(' ')
}
