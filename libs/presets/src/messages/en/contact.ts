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
    ipHash: { label: 'Sender hash', help: 'Identifies repeated submissions. Deleted after 30 days.' },
    replies: {
      label: 'Replies',
      fields: {
        way: { label: 'Way', options: { email: 'E-mail', phone: 'Phone' } },
        at: { label: 'Time' },
        by: { label: 'Replied by' },
        subject: { label: 'Subject' },
        body: { label: 'Text' },
        isQuoting: { label: 'Quotes the message' },
        mail: { label: 'E-mail ID' },
      },
    },
    isNew: { label: 'New' },
    hashForgottenOn: { label: 'Sender hash forgotten on' },
    anonymiseOn: { label: 'Personal data removed on' },
  },
} satisfies ContactLabels
