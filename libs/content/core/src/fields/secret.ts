import { maxBytes, nonBlank, storableText } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions, type FieldRule } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** What a record shows of a secret: that there is one, since when, and its last four characters where that gives nothing away. */
export type Secret = { readonly isSet: true; readonly last4: string; readonly setAt: string }

type SecretOptions = Pick<FieldOptions<Secret>, 'required'> & {
  readonly maxBytes: number
  /** Rules of the text, asked when a new one comes. */
  readonly rules?: readonly FieldRule<string>[]
  /** Whoever writes records of the type may have it shown, one at a time, which the log remembers. */
  readonly revealed?: true
  /** Nobody needs it again, the server neither: only whether something typed later is the same can be told. */
  readonly hashed?: true
}

/** A text that can be set and never read again, unless it is declared as revealed: kept encrypted beside the record, in no copy, revision, search or export of it. */
export const secret = <const O extends SecretOptions>(options: O): FieldOf<'secret', Secret, O> => {
  const field = makeField<'secret', Secret, FieldOptions<Secret>>(
    'secret',
    { required: options.required },
    {
      maxBytes: options.maxBytes,
      isRevealed: (options.revealed ?? false) && options.hashed !== true,
      isHashed: options.hashed ?? false,
    },
  )
  return { ...field, rules: options.rules ?? [] } as FieldOf<'secret', Secret, O>
}

/** Whether a value stands for a secret that is stored already. */
export const isStoredSecret = (value: unknown): value is Secret =>
  typeof value === 'object' && value !== null && (value as Partial<Secret>).isSet === true

export const secretKind: KindDefinition<'secret'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  isKept: isStoredSecret,
  schema: (config) => pipe(string(), storableText(), nonBlank(), maxBytes(config.maxBytes)),
  deliver: () => null,
  inFiles: 'never',
  wrongDeclaration: ({ visibility }) => (visibility === 'private' ? null : 'is a secret and cannot be public'),
  mayBeWithheld: true,
}

/** The field as a secret; null for a field of another kind. */
export const asSecret = (field: AnyField | null | undefined): FieldOfKind<'secret'> | null => (field?.kind === 'secret' ? field : null)
