import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'
import { storableText } from '../inline/storable-text.ts'

/** Words that are no HTML, kept as they are written. */
export const wordsSchema = v.pipe(v.string(), v.transform(storableText))

/** An address that `clean` takes, in its clean form; others are the issue `richTextAddress`. */
export const addressSchema = (clean: (raw: string) => string | null): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.transform((raw) => clean(raw) ?? ''),
    codedCheck('richTextAddress', {}, (address) => address !== ''),
  )
