import type { Values } from '../values/values.ts'

/** Violated rule: its dotted path, its rule id and its parameters. The message is added where the language is known. */
export type FieldIssue = { readonly path: string; readonly rule: string; readonly params: Readonly<Record<string, unknown>> }

export type ValidationResult =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }
