import type { AnyField } from './field.ts'
import type { Kind } from './kind.ts'
import { sidesOf } from './sides.ts'
import type { KindDefinition } from './kind-definition.ts'
import { booleanKind } from './boolean.ts'
import { colorKind } from './color.ts'
import { dateKind } from './date.ts'
import { dateTimeKind } from './date-time.ts'
import { decimalKind } from './decimal.ts'
import { emailKind } from './email.ts'
import { fileKind } from './file.ts'
import { groupKind } from './group.ts'
import { iconKind } from './icon.ts'
import { imageKind } from './image.ts'
import { inlineImageKind } from './inline-image.ts'
import { intKind } from './int.ts'
import { listKind } from './list.ts'
import { longTextKind } from './long-text.ts'
import { memberKind } from './member.ts'
import { monthKind } from './month.ts'
import { multiSelectKind } from './multi-select.ts'
import { phoneKind } from './phone.ts'
import { postalCodeKind } from './postal-code.ts'
import { priceKind } from './price.ts'
import { referenceKind } from './reference.ts'
import { referencesKind } from './references.ts'
import { richTextKind } from './rich-text-kind.ts'
import { secretKind } from './secret.ts'
import { selectKind } from './select.ts'
import { slugKind } from './slug.ts'
import { tagsKind } from './tags.ts'
import { textKind } from './text.ts'
import { timeKind } from './time.ts'
import { urlKind } from './url.ts'

/** The core half of every field kind. */
export const KINDS: { readonly [K in Kind]: KindDefinition<K> } = {
  text: textKind,
  longText: longTextKind,
  slug: slugKind,
  url: urlKind,
  email: emailKind,
  phone: phoneKind,
  postalCode: postalCodeKind,
  int: intKind,
  decimal: decimalKind,
  price: priceKind,
  boolean: booleanKind,
  date: dateKind,
  dateTime: dateTimeKind,
  month: monthKind,
  time: timeKind,
  select: selectKind,
  multiSelect: multiSelectKind,
  tags: tagsKind,
  color: colorKind,
  icon: iconKind,
  image: imageKind,
  file: fileKind,
  inlineImage: inlineImageKind,
  secret: secretKind,
  richText: richTextKind,
  reference: referenceKind,
  references: referencesKind,
  member: memberKind,
  group: groupKind,
  list: listKind,
}

/** Returns the definition of a field's kind, for callers with an erased field. */
export const kindOf = <K extends Kind>(field: { readonly kind: K }): KindDefinition<K> => KINDS[field.kind]

/** Returns whether a value is empty; a localised one is empty if its Japanese text is. */
export const isEmptyValue = (field: AnyField, value: unknown): boolean => {
  const kind = kindOf(field)
  return kind.isEmpty(field.localized ? sidesOf(value).ja : value)
}
