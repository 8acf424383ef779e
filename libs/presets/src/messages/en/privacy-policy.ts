import type { PrivacyPolicyLabels } from '../ja/privacy-policy.ts'

export const privacyPolicyLabels = {
  name: 'Privacy policy',
  sections: { basic: 'Basics', body: 'Text', contact: 'Contact', publish: 'Publishing' },
  fields: {
    title: { label: 'Title' },
    operatorName: { label: 'Operator name', help: 'The registered company name, or your own.' },
    body: { label: 'Text', help: 'A sample. Rewrite it to fit what you really do; it needs at least one heading.' },
    usesCookies: { label: 'Uses cookies or analytics', help: 'Switched on, the page lists the external services.' },
    externalServices: {
      label: 'External services',
      help: 'Recipients of data about readers, through analytics or embedded videos for instance. Up to 20.',
      fields: {
        serviceName: { label: 'Service' },
        purpose: { label: 'Purpose' },
        policyUrl: { label: 'Its policy URL' },
      },
    },
    contactDepartment: { label: 'Contact department' },
    contactEmail: { label: 'Contact e-mail' },
    contactPhone: { label: 'Contact phone' },
    requiresReconsent: { label: 'Requires renewed consent', help: 'Registered users are asked again once this version is in force.' },
  },
} satisfies PrivacyPolicyLabels
