import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The image as a 32 px square. Decorative in a list, since the row's name is next to it. */
export const ImageCell = ({ value, included }: CellProps<'image', string>) => {
  const media = included.media[value]
  return (
    <span className={classes.thumb}>
      {media !== undefined && (
        <img className={classes.picture} src={media.thumbnailUrl} alt="" width={32} height={32} loading="lazy" decoding="async" />
      )}
    </span>
  )
}
