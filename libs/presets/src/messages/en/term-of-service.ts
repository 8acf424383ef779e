import type { TermOfServiceLabels } from '../ja/term-of-service.ts'

export const termOfServiceLabels = {
  name: 'Terms of service',
  sections: { basic: 'Basics', body: 'Text', publish: 'Publishing' },
  fields: {
    title: { label: 'Title' },
    operatorName: { label: 'Operator name', help: 'The registered company name, or your own.' },
    scope: { label: 'Service covered', help: 'For example: this site and its booking service.' },
    body: { label: 'Text', help: 'A sample. Rewrite it to fit your service.' },
    governingLaw: { label: 'Governing law' },
    jurisdiction: { label: 'Jurisdiction', help: 'For example Tokyo District Court.' },
    noticeDays: { label: 'Notice days', help: 'The effective date is at least this number of days after publishing.' },
    minorPolicy: {
      label: 'Use by minors',
      options: { allowed: 'Allowed', consent: 'With consent of a guardian', denied: 'Not allowed' },
    },
    requiresReconsent: { label: 'Requires renewed consent', help: 'Registered users are asked again once this version is in force.' },
  },
} satisfies TermOfServiceLabels
