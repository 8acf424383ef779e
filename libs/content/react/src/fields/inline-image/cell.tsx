import type { CellProps } from '../cell-definition.ts'
import classes from './inline-image.module.css'

/** The image at a small size, next to the name of its record. */
export const InlineImageCell = ({ value }: CellProps<'inlineImage', string>) => (
  <img className={classes.small} src={value} alt="" width={28} height={28} loading="lazy" />
)
