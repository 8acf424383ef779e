import type { Included } from '@captain/content-core'
import classes from './cast-photo.module.css'

type CastPhotoProps = { readonly photo: unknown; readonly media: Included['media']; readonly size: 'row' | 'head' }

/** The photo of a cast; decorative, since the name is next to it. */
export const CastPhoto = ({ photo, media, size }: CastPhotoProps) => {
  const found = typeof photo === 'string' ? media[photo] : undefined
  return (
    <span className={classes.root} data-size={size}>
      {found !== undefined && <img src={found.thumbnailUrl} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
