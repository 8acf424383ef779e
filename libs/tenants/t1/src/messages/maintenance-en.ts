import type { MaintenanceLabels } from './maintenance-labels.ts'
import { siteNames } from './site-names.ts'

/** Names of the states, also shown next to a tenant. */
export const modesEn = { off: 'Off', scheduled: 'Scheduled', on: 'Under maintenance' } as const

export const maintenanceEn = {
  'maintenance-site': {
    name: 'Maintenance site',
    plural: 'Maintenance sites',
    sections: { period: 'Period', notice: 'Notice', access: 'Access during maintenance', note: 'Note' },
    fields: {
      site: { label: 'Site', options: siteNames.en },
      name: { label: 'Tenant' },
      tenant: { label: 'Tenant' },
      place: { label: 'Order' },
      mode: {
        label: 'Mode',
        help: '“Scheduled” begins by itself at its start. “Off” empties both times.',
        options: modesEn,
      },
      startsAt: { label: 'Starts at', help: 'Under maintenance, an empty or later start becomes the time of saving.' },
      endsAt: { label: 'Ends at', help: 'After this time the site is open again by itself.' },
      title: { label: 'Heading' },
      message: { label: 'Message', help: 'Up to 300 full-width letters.' },
      image: { label: 'Image' },
      contactUrl: { label: 'Contact URL' },
      allowedIpv4: {
        label: 'Allowed IPv4',
        help: 'Addresses that see the site during maintenance, up to 20.',
        fields: { ip: { label: 'IPv4 address' }, label: { label: 'Name' } },
      },
      allowedIpv6: {
        label: 'Allowed IPv6',
        help: 'In full form with eight groups, up to 20.',
        fields: { ip: { label: 'IPv6 address' }, label: { label: 'Name' } },
      },
      bypassPin: {
        label: 'Bypass PIN',
        help: 'Six to twelve digits. Whoever opens an address with “?pin=(PIN)” at its end sees the site for 12 hours.',
      },
      allowApi: { label: 'Keep API open', help: 'Otherwise the public API answers with the notice (503), too.' },
      note: { label: 'Work note', help: 'Never public.' },
      allowedCount: { label: 'Allowed IPs' },
    },
    columns: { startsAt: { label: 'Period' } },
  },
} satisfies MaintenanceLabels
