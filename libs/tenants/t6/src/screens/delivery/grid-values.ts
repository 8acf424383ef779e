import type { Localized } from '@captain/content-core'
import { isObject, objectsIn } from '@captain/validation'
import { DELIVERY_SLOTS } from '../../content-types/delivery-slots.ts'
import type { DeliverySetting } from '../use-delivery-setting.ts'

export type Carrier = DeliverySetting['carriers'][number]
export type ClosedDay = DeliverySetting['closedDays'][number]

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads an entered text in both languages. */
export const sidesIn = (value: unknown): Localized<string | null> =>
  isObject(value) ? { ja: textIn(value['ja']), en: textIn(value['en']) } : { ja: null, en: null }

/** Reads the entered carriers. */
export const carriersIn = (value: unknown): readonly Carrier[] =>
  objectsIn(value).map(({ name, trackingUrl, isDefault }) => {
    const { ja, en } = sidesIn(name)
    return { name: { ja: ja ?? '', en }, trackingUrl: textIn(trackingUrl), isDefault: isDefault === true }
  })

/** Reads the entered days without shipping. */
export const closedDaysIn = (value: unknown): readonly ClosedDay[] =>
  objectsIn(value).map(({ date, label }) => ({ date: textIn(date) ?? '', label: sidesIn(label) }))

/** Reads the selected times of the day, in their order. */
export const slotsIn = (value: unknown): DeliverySetting['slots'] =>
  Array.isArray(value) ? DELIVERY_SLOTS.filter((slot) => value.includes(slot)) : []
