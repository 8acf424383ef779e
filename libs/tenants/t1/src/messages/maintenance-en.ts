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
        help: '“Scheduled” starts automatically. “Off” clears both times.',
        options: modesEn,
      },
      startsAt: { label: 'Starts at', help: 'If under maintenance, an empty or later start becomes the time of saving.' },
      endsAt: { label: 'Ends at', help: 'After this time, the site reopens automatically.' },
      title: { label: 'Heading' },
      message: { label: 'Message' },
      image: { label: 'Image' },
      contactUrl: { label: 'Contact URL' },
      allowedIpv4: {
        label: 'Allowed IPv4',
        help: 'IP addresses that can view the site during maintenance.',
        fields: { ip: { label: 'IPv4 address' }, label: { label: 'Name' } },
      },
      allowedIpv6: {
        label: 'Allowed IPv6',
        help: 'In full form with eight groups.',
        fields: { ip: { label: 'IPv6 address' }, label: { label: 'Name' } },
      },
      bypassPin: {
        label: 'Bypass PIN',
        help: '6 to 12 digits. Add “?pin=(PIN)” to an address to view the site for 12 hours.',
      },
      allowApi: { label: 'Keep API open', help: 'If off, the public API also returns the maintenance notice (503).' },
      note: { label: 'Work note', help: 'Never public.' },
      allowedCount: { label: 'Allowed IPs' },
    },
    columns: { startsAt: { label: 'Period' } },
  },
} satisfies MaintenanceLabels
