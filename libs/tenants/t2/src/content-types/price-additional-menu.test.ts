import { validate } from '@captain/content-core'
import { expect, it } from 'vitest'
import { priceAdditionalMenu } from './price-additional-menu.ts'

const yen = { amount: 1100, taxMode: 'included', taxRate: 'standard' }

/** Returns the fields that prevent a save of a hidden addition with these values. */
const missing = (values: Readonly<Record<string, unknown>>): readonly string[] => {
  const whole = { name: { ja: '浴衣' }, kind: 'costume', sortOrder: 10, isPublished: false, ...values }
  const checked = validate(priceAdditionalMenu, whole, 'save')
  return checked.ok ? [] : checked.issues.map(({ path, rule }) => `${path} ${rule}`)
}

it.each([
  [{ pricingType: 'fixed' }, ['price requiredInput']],
  [{ pricingType: 'fixed', price: yen }, []],
  [{ pricingType: 'perUnit', price: yen }, ['unit.ja requiredInput']],
  [{ pricingType: 'perUnit', price: yen, unit: { ja: '着', en: null } }, []],
  [{ pricingType: 'percent', price: yen }, ['percent requiredInput']],
  [{ pricingType: 'percent', percent: '50.0' }, []],
])('needs on every save what its pricing asks for: %j', (values, expected) => expect(missing(values)).toEqual(expected))
