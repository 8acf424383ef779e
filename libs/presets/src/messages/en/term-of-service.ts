import type { TermOfServiceLabels } from '../ja/term-of-service.ts'

export const termOfServiceLabels = {
  name: 'Terms of service',
  sections: { basic: 'Basics', body: 'Text', publish: 'Publishing' },
  fields: {
    title: { label: 'Title' },
    operatorName: { label: 'Operator name', help: 'The registered company name, or your own name.' },
    scope: { label: 'Service covered', help: 'For example: this site and its booking service.' },
    body: { label: 'Text', help: 'A sample. Rewrite it to match your service.' },
    governingLaw: { label: 'Governing law' },
    jurisdiction: { label: 'Jurisdiction', help: 'For example Tokyo District Court.' },
    noticeDays: { label: 'Notice days', help: 'The effective date must be at least this many days after publishing.' },
    minorPolicy: {
      label: 'Use by minors',
      options: { allowed: 'Allowed', consent: 'With consent of a guardian', denied: 'Not allowed' },
    },
    requiresReconsent: {
      label: 'Requires renewed consent',
      help: 'Registered users are asked for consent again once this version is in force.',
    },
  },
} satisfies TermOfServiceLabels
