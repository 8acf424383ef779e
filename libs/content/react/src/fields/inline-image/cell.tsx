import type { CellProps } from '../cell-definition.ts'
import classes from './inline-image.module.css'

/** The picture, small; its record's name stands beside it. */
export const InlineImageCell = ({ value }: CellProps<'inlineImage', string>) => (
  <img className={classes.small} src={value} alt="" width={28} height={28} loading="lazy" />
)
