import type { Clock } from '../validation/clock.ts'

/** Emphasis of a badge in lists; each tone has its shape and colour. */
export type Tone = 'success' | 'info' | 'warning' | 'critical' | 'neutral'

/**
 * Extra content of a column: the end of a range, the value of another field, or a badge that the record determines (an option of the
 * column's messages, or null for none).
 */
export type ColumnFormat<Values, FieldName extends string> =
  | {
      /**
       * Field with the end of a range that starts with the column's value.
       *
       * @example 'endTime'
       */
      readonly rangeEnd: FieldName
    }
  | {
      /**
       * Field whose value is shown next to the column's value.
       *
       * @example 'paymentStatus'
       */
      readonly secondary: FieldName
    }
  | {
      /**
       * Returns the key of the badge for a record, with a label in the column's messages; null for none.
       *
       * @example ({ weight }) => (Number(weight) > 20 ? 'heavy' : null)
       */
      badge(values: Values, clock: Clock): string | null
      /**
       * Emphasis of the badges by key; each tone has its shape and colour.
       *
       * @example { heavy: 'warning' }
       */
      readonly tones?: Readonly<Record<string, Tone>>
    }

/** Column that counts the records of the type `type` that refer to the row with the field `field`. */
export type RelationCount = {
  /**
   * Content type of the records to count.
   *
   * @example 'food'
   */
  readonly type: string
  /**
   * Field of that type that references the row.
   *
   * @example 'category'
   */
  readonly field: string
}

/** Returns the secondary field that a column format shows; null if it needs none. */
export const secondaryFieldOf = (look: ColumnFormat<Readonly<Record<string, unknown>>, string> | undefined): string | null => {
  if (look === undefined || 'badge' in look) return null
  return 'rangeEnd' in look ? look.rangeEnd : look.secondary
}
