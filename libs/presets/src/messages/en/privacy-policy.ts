import type { PrivacyPolicyLabels } from '../ja/privacy-policy.ts'

export const privacyPolicyLabels = {
  name: 'Privacy policy',
  sections: { basic: 'Basics', body: 'Text', contact: 'Contact', publish: 'Publishing' },
  fields: {
    title: { label: 'Title' },
    operatorName: { label: 'Operator name', help: 'The registered company name, or your own name.' },
    body: { label: 'Text', help: 'A sample. Rewrite it to match your actual practice. It needs at least one heading.' },
    usesCookies: { label: 'Uses cookies or analytics', help: 'If on, the page lists the external services.' },
    externalServices: {
      label: 'External services',
      help: 'Services that receive visitor data, for example through analytics or embedded videos.',
      fields: {
        serviceName: { label: 'Service' },
        purpose: { label: 'Purpose' },
        policyUrl: { label: 'Its policy URL' },
      },
    },
    contactDepartment: { label: 'Contact department' },
    contactEmail: { label: 'Contact e-mail' },
    contactPhone: { label: 'Contact phone' },
    requiresReconsent: {
      label: 'Requires renewed consent',
      help: 'Registered users are asked for consent again once this version is in force.',
    },
  },
} satisfies PrivacyPolicyLabels
