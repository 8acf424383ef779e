import { useMemo, type ReactNode } from 'react'
import { InputsContext } from '../../fields/inputs-context.ts'
import { INPUTS } from '../../inputs.ts'
import { EnglishBaseContext, englishBaseOf } from '../fields/translation-base.ts'
import { MarksContext, type Marks } from '../fields/requirement-badge.tsx'
import { FormContext } from '../form-context.ts'
import { WritingContext } from '../writing/writing-view.ts'
import type { RecordForm } from '../use-record-form.ts'

type FormProvidersProps = {
  readonly form: RecordForm
  readonly marks: Marks
  /** Whether the form is a writing screen, which shows one language at a time. */
  readonly isWriting: boolean
  readonly children: ReactNode
}

/** Provides what the fields of a record's form read: the form, its inputs, the marks of labels and the base of English texts. */
export const FormProviders = ({ form: { shared, record }, marks, isWriting, children }: FormProvidersProps) => {
  const englishBase = useMemo(() => englishBaseOf(record), [record])
  return (
    <InputsContext value={INPUTS}>
      <FormContext value={shared}>
        <EnglishBaseContext value={englishBase}>
          <MarksContext value={marks}>
            <WritingContext value={isWriting}>{children}</WritingContext>
          </MarksContext>
        </EnglishBaseContext>
      </FormContext>
    </InputsContext>
  )
}
