import type { AnyField, Kind } from '@captain/content-core'

/** How lists arrange the values of a kind, in addition to its cell. */
export type ListTraits = {
  /** `lead`: shown before the name of a record. `tint`: the colour shown with it. `never`: shown only if declared as a column. */
  readonly place?: 'lead' | 'tint' | 'never'
  /** Text of any length, cut off where a column is too narrow. */
  readonly isWordy?: true
  /** The value is unclear without its label, so phones show the label first. */
  readonly needsLabel?: true
  /** Rows with the same value are shown as a group if the declared order starts with the field. */
  readonly groups?: true
  /** Many records may share a value, so that bulk edit can set it. */
  readonly isShared?: true
}

const TRAITS = {
  text: { isWordy: true },
  longText: { isWordy: true },
  slug: {},
  url: { isWordy: true },
  email: { isWordy: true },
  phone: {},
  postalCode: {},
  int: { needsLabel: true, isShared: true },
  decimal: { needsLabel: true, isShared: true },
  price: { isShared: true },
  boolean: { isShared: true },
  date: { needsLabel: true, groups: true, isShared: true },
  dateTime: { needsLabel: true, isShared: true },
  month: { needsLabel: true, groups: true, isShared: true },
  time: { needsLabel: true, isShared: true },
  select: { groups: true, isShared: true },
  multiSelect: { isWordy: true, isShared: true },
  tags: { isWordy: true, isShared: true },
  color: { place: 'tint', isShared: true },
  icon: { place: 'lead', isShared: true },
  image: { place: 'lead' },
  file: { isWordy: true },
  inlineImage: { place: 'lead' },
  secret: { place: 'never' },
  richText: { place: 'never', isWordy: true },
  reference: { isWordy: true, groups: true, isShared: true },
  references: { isWordy: true, isShared: true },
  member: { isShared: true },
  group: { place: 'never' },
  list: { place: 'never' },
} satisfies Readonly<Record<Kind, ListTraits>>

export const listTraitsOf = ({ kind }: Pick<AnyField, 'kind'>): ListTraits => TRAITS[kind]
