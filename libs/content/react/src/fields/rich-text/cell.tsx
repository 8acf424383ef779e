import { plainText, type RichTextDocument } from '@captain/rich-text-core'
import type { CellProps } from '../cell-definition.ts'
import classes from '../cell.module.css'

/** The beginning of the text, without its blocks. */
export const RichTextCell = ({ value }: CellProps<'richText', RichTextDocument>) => (
  <span className={classes.quiet}>{plainText(value).replaceAll('\n', ' ').slice(0, 120)}</span>
)
