import type { RegistryLabels } from './registry-labels.ts'

const expiryEn = { over: 'Expired', urgent: 'Due very soon', soon: 'Due soon' }

export const registryEn = {
  domain: {
    name: 'Domain',
    plural: 'Domains',
    sections: { basic: 'Basics', contract: 'Contract', dns: 'DNS and SSL', note: 'Note' },
    fields: {
      name: { label: 'Domain name', help: 'Enter names in other scripts in ASCII form (Punycode), which starts with xn--.' },
      displayName: { label: 'Unicode name' },
      registrar: { label: 'Registrar' },
      registrarAccount: { label: 'Registrar account', help: 'Letters and digits.' },
      registrationStatus: {
        label: 'Status',
        options: { active: 'Active', pending: 'Pending', parked: 'Parked', expired: 'Expired', transferring: 'Transferring' },
      },
      registeredOn: { label: 'Registered on' },
      expiresOn: { label: 'Expires on', help: 'Owners are notified by e-mail 60, 30, 14 and 3 days before.' },
      autoRenew: { label: 'Auto renew' },
      renewalPrice: { label: 'Renewal price / year' },
      whoisPrivacy: { label: 'Whois privacy' },
      authCode: { label: 'Auth code', help: 'Required for a transfer. The history records who viewed it.' },
      nameServers: { label: 'Name servers', help: 'Two to six.', fields: { host: { label: 'Host' } } },
      ipv4Addresses: { label: 'A records', fields: { ip: { label: 'IPv4 address' } } },
      ipv6Addresses: { label: 'AAAA records', help: 'In full form with eight groups.', fields: { ip: { label: 'IPv6 address' } } },
      ownershipCheck: {
        label: 'Ownership check',
        help: 'Add a TXT record with this value to the domain name prefixed with “_captain.”.',
      },
      verifiedAt: { label: 'Verified at' },
      sslIssuer: { label: 'SSL issuer' },
      sslExpiresOn: { label: 'SSL expires on' },
      note: { label: 'Note' },
      tenants: { label: 'Tenants using it' },
      isAssigned: { label: 'Assigned' },
      warned: { label: 'Warned of' },
    },
    columns: {
      expiresOn: { label: 'Expires on', badges: expiryEn },
      sslExpiresOn: { label: 'SSL expires on', badges: expiryEn },
    },
    namedFilters: {
      expiring: { label: 'Expires', options: { '30': 'Within 30 days', '60': 'Within 60 days', '90': 'Within 90 days' } },
      unassigned: { label: 'Not assigned' },
    },
    connectionTest: { label: 'Check ownership', help: 'Looks for the domain’s TXT record. The time is recorded once it is found.' },
  },
  registrar: {
    name: 'Registrar',
    plural: 'Registrars',
    sections: { basic: 'Basics', contract: 'Contract', contact: 'Contact' },
    fields: {
      name: { label: 'Name' },
      providerKey: { label: 'Provider key', help: 'Used for automation. Lowercase letters.' },
      countryCode: { label: 'Country code', help: 'Two letters, such as JP.' },
      ianaId: { label: 'IANA ID', help: 'Up to five digits.' },
      websiteUrl: { label: 'Website' },
      loginUrl: { label: 'Console URL' },
      accountId: { label: 'Account ID', help: 'Letters and digits.' },
      supportEmail: { label: 'Support e-mail' },
      supportPhone: { label: 'Support phone' },
      defaultNameServers: { label: 'Default name servers', fields: { host: { label: 'Host' } } },
      isActive: { label: 'Active' },
      note: { label: 'Note' },
      nextExpiry: { label: 'Next expiry' },
    },
    columns: { domains: { label: 'Domains' }, nextExpiry: { label: 'Next expiry', badges: expiryEn } },
  },
} satisfies RegistryLabels
