import { customProperties } from '@captain/ui'
import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './growing-textarea.module.css'

/** Where the browser can't do it, a script measures each box, which lays the whole form out again for each. */
const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content')

type GrowingTextareaProps = Omit<TextareaProps, 'autosize' | 'classNames' | 'styles'> & {
  readonly minRows: number
  readonly maxRows: number
}

/** A box for text that is as high as what it holds, between two numbers of lines. */
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
