import { describeTenant } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { dateInTimeZone } from '@captain/locale'
import { contactSample, eventSample } from '@captain/presets/testing'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

let years = 2100
let devices = 0
let circles = 2100

/** A year that overlaps no other and does not become the current one. */
const freeYear = () => {
  years += 1
  return { fiscalYear: String(years), startsOn: `${years}-04-01`, endsOn: `${years + 1}-03-31`, isCurrent: false }
}

/** A device that is installed nowhere else. */
const freeDevice = () => {
  devices += 1
  const ending = devices.toString(16).padStart(4, '0')
  return {
    accessibility: ['wheelchair', 'toilet'],
    wifiAccessPoints: [
      { ssid: crypto.randomUUID().slice(-12), macAddress: `00-00-5E-01-${ending.slice(0, 2)}-${ending.slice(2)}`, place: null },
    ],
  }
}

/** The first number of a new series: copies take the next one. */
const freeNumber = () => {
  circles += 1
  return { registrationNumber: `${circles}-001`, showContact: false }
}

/** A session in no existing fiscal year: the year stays empty. */
const farEvent = () => ({
  ...eventSample(dateInTimeZone(new Date())),
  sessions: [{ date: '2090-05-01', openTime: null, startTime: 600, endTime: 660, note: { ja: null, en: null } }],
})

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, {
  ja,
  en,
  samples: { year: freeYear, facility: freeDevice, circle: freeNumber, event: farEvent, contact: { sent: contactSample } },
})
