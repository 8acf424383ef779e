import type { Values } from '../values/values.ts'

/** Violated rule: its dotted path, its rule id and its parameters. The message is added where the language is known. */
export type FieldIssue = {
  /**
   * The field, and the place in it; empty for the whole record.
   *
   * @example 'lines.0.quantity'
   */
  readonly path: string
  /**
   * The rule that the value breaks; its message is translated.
   *
   * @example 'minCount'
   */
  readonly rule: string
  /**
   * Values in the message.
   *
   * @example { count: 1 }
   */
  readonly params: Readonly<Record<string, unknown>>
}

export type ValidationResult =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }
