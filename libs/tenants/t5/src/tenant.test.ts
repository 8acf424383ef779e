import { describeTenant } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { hasJanCheckDigit } from '@captain/presets'
import { contactSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

let codes = 0

/** An unused code of the shop's own range, with its check digit. */
const janCode = (): string => {
  codes += 1
  const start = `2000009${String(codes).padStart(5, '0')}`
  return Array.from({ length: 10 }, (_unused, digit) => `${start}${digit}`).find(hasJanCheckDigit) ?? ''
}

/** Tracks whose recordings are on no other work. */
const tracks = () => {
  codes += 1
  const person = { ja: '見本', en: 'Sample' }
  const track = {
    trackNo: 1,
    title: { ja: '見本の曲', en: 'Sample song' },
    isrc: `ZZTST26${String(codes).padStart(5, '0')}`,
    durationSec: 240,
  }
  return [{ ...track, bpm: '96.0', lyricist: person, composer: person, arranger: person, preview: null, isLead: true }]
}

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, { ja, en, samples: { contact: { sent: contactSample }, sound: () => ({ janCode: janCode(), tracks: tracks() }) } })
