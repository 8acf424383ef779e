import type { ContactLabels } from '../ja/contact.ts'

export const contactLabels = {
  name: 'Message',
  plural: 'Messages',
  sections: { message: 'Message', sender: 'Sender', receipt: 'Receipt', handling: 'Handling' },
  fields: {
    receiptNumber: { label: 'Receipt number' },
    receivedAt: { label: 'Received at' },
    subject: { label: 'Subject' },
    body: { label: 'Message' },
    name: { label: 'Name' },
    nameKana: { label: 'Name (kana)' },
    company: { label: 'Company / group' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    locale: { label: 'Language', options: { ja: 'Japanese', en: 'English' } },
    sourcePath: { label: 'Source page' },
    agreedPolicyVersion: { label: 'Privacy policy agreed to' },
    ipHash: { label: 'Sender hash', help: 'Distinguishes senders for 30 days, then it is deleted.' },
    isNew: { label: 'New' },
    hashForgottenOn: { label: 'Sender hash forgotten on' },
    anonymiseOn: { label: 'Personal data removed on' },
  },
} satisfies ContactLabels
