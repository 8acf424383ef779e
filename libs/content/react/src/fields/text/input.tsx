import { TextInput as Box } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { UniqueNotice } from '../unique-notice.tsx'

export const TextInput = (props: InputProps<'text'>) => {
  const { field, path, value, onChange } = props
  return (
    <>
      <Box
        {...controlProps(props)}
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      />
      {field.unique && props.lang !== 'en' && <UniqueNotice path={path} value={value} />}
    </>
  )
}
