import type { DeliveredFile, DeliveredMedia, DeliveredReference, Field, Fields, Price, Requirement } from '@captain/content-core'

/** Workflows whose public records meet all requirements of publishing. */
type Complete = 'publish' | 'toggle' | 'legal'

/** Kinds whose value is never null: an empty one is `false`, `[]` or an object. */
type NeverNull = 'boolean' | 'multiSelect' | 'tags' | 'references' | 'list' | 'group'

type Missing<R extends Requirement, W> = R extends 'save' ? never : R extends 'publish' ? (W extends Complete ? never : null) : null

type Shown<K, Value, Inner, W> = K extends 'group'
  ? DeliveredFields<Inner, W>
  : K extends 'list'
    ? readonly DeliveredFields<Inner, W>[]
    : K extends 'references'
      ? readonly DeliveredReference[]
      : K extends 'price'
        ? Price & { readonly amountIncl: number }
        : Value

type InnerOf<F> = F extends { readonly '~of'?: infer Inner } ? Inner : never

/** The value of a field in the delivery API, in one language. A referenced record may be deleted even if the field is required. */
export type DeliveredValue<F, W> =
  F extends Field<'image'>
    ? DeliveredMedia | null
    : F extends Field<'file'>
      ? DeliveredFile | null
      : F extends Field<'reference'>
        ? DeliveredReference | null
        : F extends Field<infer K, infer Value, infer R>
          ? Shown<K, Value, InnerOf<F>, W> | (K extends NeverNull ? never : Missing<R, W>)
          : never

/** Nested fields: those within a public field are all public. */
export type DeliveredFields<F, W> = { readonly [N in keyof F & string as F extends Fields ? N : never]: DeliveredValue<F[N], W> }
