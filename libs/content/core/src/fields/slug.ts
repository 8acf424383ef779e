import { maxBytes, slug as slugRule, rule } from '@captain/validation'
import { pipe, string } from 'valibot'
import { makeField, type AnyField, type FieldOf, type FieldOfKind, type FieldOptions } from './field.ts'
import type { KindDefinition } from './kind-definition.ts'
import { textValue } from './text-value.ts'

type SlugOptions = FieldOptions<string> & { /** Field whose English text the form offers to make it from. */ readonly from?: string }

/** Words that a public address of a record must not take (content model §1). */
export const RESERVED_SLUGS: readonly string[] = ['new', 'edit', 'preview', 'success', 'sitemap', 'ja', 'en', 'api', 'admin']

/** What the server fills in while nobody has chosen an address; nothing goes public under it. */
const PROVISIONAL = /^draft-[0-9a-z]{8}$/

/** The public address of a record: unique in its type without regard to case, made by the server where none is sent. */
export const slug = <const O extends SlugOptions>(options: O): FieldOf<'slug', string, O> =>
  makeField<'slug', string, O>('slug', { unique: true, ...options }, { from: options.from ?? null })

export const slugKind: KindDefinition<'slug'> = {
  requiredRule: 'requiredInput',
  ...textValue,
  schema: (_config, _nested, stage) =>
    pipe(
      string(),
      slugRule(),
      maxBytes(80),
      rule<string>('reservedSlug', {}, (value) => !RESERVED_SLUGS.includes(value.toLowerCase())),
      rule<string>('provisionalSlug', {}, (value) => stage !== 'publish' || !PROVISIONAL.test(value)),
    ),
  indexTexts: (value) => [String(value).toLowerCase()],
  filter: 'text',
  sortable: true,
  searchText: String,
  isFilledIn: true,
}

/** The field as the public address of a record; null for a field of another kind. */
export const asSlug = (field: AnyField): FieldOfKind<'slug'> | null => (field.kind === 'slug' ? field : null)
