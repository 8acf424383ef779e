import type { AnyField, ErasedFieldMessages } from '@captain/content-core'

export type FieldRowProps = { readonly field: AnyField; readonly path: string; readonly words: ErasedFieldMessages }
