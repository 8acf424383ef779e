import type { AddressLabels } from '../ja/address.ts'
import { prefectureNames } from './prefectures.ts'

export const addressLabels = {
  label: 'Address',
  fields: {
    postalCode: { label: 'Postal code', help: 'For example 000-0000.' },
    prefecture: { label: 'Prefecture', options: prefectureNames },
    city: { label: 'City' },
    street: { label: 'Street' },
    building: { label: 'Building' },
    mapUrl: { label: 'Map URL', help: 'Paste a Google Maps share link.' },
  },
} satisfies AddressLabels
