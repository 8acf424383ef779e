import { InputWrapperContext } from '@mantine/core'
import type { ReactNode } from 'react'
import type { InputProps } from './input-definition.ts'

type Aria = Pick<InputProps, 'id' | 'labelledBy' | 'describedBy' | 'invalid' | 'lang'>

/** Returns the ARIA attributes of one control; a list of options needs `aria-label` too. Mantine inputs take descriptions only from their own wrapper, so ours goes inside it. */
export const controlProps = ({ id, labelledBy, describedBy, invalid, lang }: Aria) => ({
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  error: invalid,
  lang,
  inputContainer: (children: ReactNode) => (
    <InputWrapperContext value={{ offsetTop: false, offsetBottom: false, describedBy, inputId: id, labelId: undefined, getStyles: null }}>
      {children}
    </InputWrapperContext>
  ),
})
