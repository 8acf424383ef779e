import type { AnyField, Fields } from './field.ts'
import type { ConfigOf, Kind } from './kind.ts'
import type { KindDefinition } from './kind-definition.ts'
import { booleanKind } from './fields/boolean.ts'
import { colorKind } from './fields/color.ts'
import { dateKind } from './fields/date.ts'
import { dateTimeKind } from './fields/date-time.ts'
import { decimalKind } from './fields/decimal.ts'
import { emailKind } from './fields/email.ts'
import { fileKind } from './fields/file.ts'
import { groupKind } from './fields/group.ts'
import { iconKind } from './fields/icon.ts'
import { imageKind } from './fields/image.ts'
import { inlineImageKind } from './fields/inline-image.ts'
import { intKind } from './fields/int.ts'
import { listKind } from './fields/list.ts'
import { longTextKind } from './fields/long-text.ts'
import { memberKind } from './fields/member.ts'
import { monthKind } from './fields/month.ts'
import { multiSelectKind } from './fields/multi-select.ts'
import { phoneKind } from './fields/phone.ts'
import { postalCodeKind } from './fields/postal-code.ts'
import { priceKind } from './fields/price.ts'
import { referenceKind } from './fields/reference.ts'
import { referencesKind } from './fields/references.ts'
import { richTextKind } from './fields/rich-text.ts'
import { secretKind } from './fields/secret.ts'
import { selectKind } from './fields/select.ts'
import { slugKind } from './fields/slug.ts'
import { tagsKind } from './fields/tags.ts'
import { textKind } from './fields/text.ts'
import { timeKind } from './fields/time.ts'
import { urlKind } from './fields/url.ts'

/** The core half of every field kind. */
export const KINDS = {
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
} satisfies { readonly [K in Kind]: KindDefinition<K> }

/** The definition of a field's kind, for callers that hold the field erased. */
export const kindOf = <K extends Kind>(field: { readonly kind: K }): KindDefinition<K> => KINDS[field.kind] as unknown as KindDefinition<K>

/** Whether a field's value in a record counts as "nothing"; a localised one is empty when its Japanese side is. */
export const isEmptyValue = (field: AnyField, value: unknown): boolean => {
  const kind = kindOf(field)
  if (!field.localized) return kind.isEmpty(value)
  return kind.isEmpty((value as { readonly ja?: unknown } | null)?.ja)
}

/** The fields of a group or of a row of a list, else null. */
export const nestedFields = (field: AnyField): Fields | null =>
  field.kind === 'group' || field.kind === 'list' ? ((field.config as ConfigOf['group']).of as Fields) : null
