import { customProperties } from '@captain/ui'
import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './growing-textarea.module.css'

/** Without `field-sizing`, a script measures each box, which causes a layout of the whole form each time. */
const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content')

type GrowingTextareaProps = Omit<TextareaProps, 'autosize' | 'classNames' | 'styles'> & {
  readonly minRows: number
  readonly maxRows: number
}

/** A text box as high as its content, between a minimum and a maximum number of lines. */
export const GrowingTextarea = ({ minRows, maxRows, ...rest }: GrowingTextareaProps) =>
  GROWS_BY_ITSELF ? (
    <Textarea
      {...rest}
      autosize={false}
      classNames={{ input: classes.input }}
      styles={{ input: customProperties({ '--min-rows': minRows, '--max-rows': maxRows }) }}
    />
  ) : (
    <Textarea {...rest} autosize minRows={minRows} maxRows={maxRows} />
  )
