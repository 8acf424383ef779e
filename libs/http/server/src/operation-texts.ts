import type { Locale } from '@captain/locale'

/** Name of an operation in the API description, and optional details. */
export type OperationText = { readonly summary: string; readonly details?: string }

/** Texts of a library's operations by name, in each language. `{…}` is replaced with the name of a content type or another word. */
export type OperationTexts<Name extends string> = Readonly<Record<Locale, Readonly<Record<Name, OperationText>>>>
