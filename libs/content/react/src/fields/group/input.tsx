import { nestedFields } from '@captain/content-core'
import { FieldRow } from '../../form/fields/field-row.tsx'
import type { InputProps } from '../input-definition.ts'
import classes from './input.module.css'

/** Related fields, one below the other, marked by a line. */
export const GroupInput = ({ field, words, path }: InputProps<'group'>) => (
  <div className={classes.fields}>
    {Object.entries(nestedFields(field) ?? {}).map(([name, inner]) => (
      <FieldRow key={name} field={inner} path={`${path}.${name}`} words={words.fields?.[name] ?? { label: name }} />
    ))}
  </div>
)
