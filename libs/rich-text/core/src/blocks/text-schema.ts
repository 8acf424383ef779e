import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'
import { storableText } from '../inline/storable-text.ts'

/** Schema for plain text, which is stored unchanged. */
export const wordsSchema = v.pipe(v.string(), v.transform(storableText))

/** Schema for an address that `clean` accepts, in its clean form; other addresses give the issue `richTextAddress`. */
export const addressSchema = (clean: (raw: string) => string | null): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.transform((raw) => clean(raw) ?? ''),
    codedCheck('richTextAddress', {}, (address) => address !== ''),
  )
