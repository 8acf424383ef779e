import { asRecord, maxBytes, nonBlank, storableText } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions, type FieldRule } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

/** Placeholder of a secret in a record: the date it was set and, if safe to show, its last four characters. */
export type Secret = { readonly isSet: true; readonly last4: string; readonly setAt: string }

type SecretOptions = Pick<FieldOptions<Secret>, 'required'> & {
  /**
   * Maximum size in bytes of UTF-8; a Japanese character has three.
   *
   * @example 200
   */
  readonly maxBytes: number
  /**
   * Rules that check the text of a new secret.
   *
   * @example [halfWidth()]
   */
  readonly rules?: readonly FieldRule<string>[]
  /**
   * Members with the write role may reveal it, one at a time; the audit log records it.
   *
   * @example true
   */
  readonly revealable?: true
  /**
   * Stores a hash only: the server can compare a later input with it and cannot read it.
   *
   * @example true
   */
  readonly hashed?: true
}

/**
 * Text that can be set and not read again, unless it is declared as revealed. Stored encrypted outside the record; no duplicate, revision,
 * search or export contains it.
 */
export const secret = <const O extends SecretOptions>(options: O): FieldOf<'secret', Secret, O> => {
  const field = makeField<'secret', Secret, FieldOptions<Secret>>(
    'secret',
    { required: options.required },
    {
      maxBytes: options.maxBytes,
      isRevealable: (options.revealable ?? false) && options.hashed !== true,
      isHashed: options.hashed ?? false,
    },
  )
  return { ...field, rules: options.rules ?? [] } as FieldOf<'secret', Secret, O>
}

/** Returns whether a value is the placeholder of a stored secret. */
export const isStoredSecret = (value: unknown): value is Secret => asRecord(value)['isSet'] === true

export const secretKind: KindDefinition<'secret'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  isStoredPlaceholder: isStoredSecret,
  schema: (config) => pipe(string(), storableText(), nonBlank(), maxBytes(config.maxBytes)),
  deliver: () => null,
  inFiles: 'never',
  wrongDeclaration: ({ visibility }) => (visibility === 'private' ? null : 'is a secret and cannot be public'),
  mayBeWithheld: true,
}

/** Returns the field as a secret; null for another kind. */
export const asSecret = (field: AnyField | null | undefined): FieldOfKind<'secret'> | null => (field?.kind === 'secret' ? field : null)
