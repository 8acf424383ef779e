import type { PeopleLabels } from './people-labels.ts'

export const peopleEn = {
  user: {
    name: 'Person',
    plural: 'People',
    sections: { basic: 'Basics', contact: 'Contact', account: 'Account', memberships: 'Memberships' },
    fields: {
      displayName: { label: 'Display name' },
      familyName: { label: 'Family name' },
      givenName: { label: 'Given name' },
      familyNameKana: { label: 'Family name (katakana)', help: 'In full-width katakana.' },
      givenNameKana: { label: 'Given name (katakana)', help: 'In full-width katakana.' },
      email: { label: 'E-mail', help: 'Invitations go there.' },
      phone: { label: 'Phone' },
      company: { label: 'Company' },
      jobTitle: { label: 'Job title' },
      avatar: { label: 'Avatar', help: 'Cropped to a square in the middle.' },
      authUser: { label: 'Sign-in account' },
      accountState: {
        label: 'Account state',
        options: { none: 'Not invited', invited: 'Invited', active: 'Active', suspended: 'Suspended' },
      },
      sendInvitation: {
        label: 'Send an invitation',
        help: 'Turn on and save to e-mail a link for registering a passkey. To resend it, press “Resend invitation” at the top.',
      },
      canUseAi: { label: 'May use AI' },
      locale: { label: 'Language', options: { ja: 'Japanese', en: 'English' } },
      note: { label: 'Note' },
      lastLoginAt: { label: 'Last sign-in' },
      tenants: { label: 'Member of' },
    },
  },
  'tenant-user': {
    name: 'Tenant member',
    plural: 'Tenant members',
    sections: { basic: 'Basics' },
    fields: {
      tenant: { label: 'Tenant' },
      user: { label: 'Member', help: 'Choose from the people you invited.' },
      memberRole: { label: 'Role', options: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' } },
      notifyContact: { label: 'Gets contact notices' },
      joinedAt: { label: 'Joined at' },
      accountId: { label: 'Account' },
      userName: { label: 'Name' },
      avatar: { label: 'Avatar' },
      email: { label: 'E-mail' },
      lastAccessAt: { label: 'Last sign-in' },
    },
  },
} satisfies PeopleLabels
