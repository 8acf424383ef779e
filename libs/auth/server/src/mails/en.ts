import type { AuthMailWords } from './ja.ts'

export const en: AuthMailWords = {
  from: 'Captain',
  title: '[Captain] {subject}',
  dear: 'Dear {name},',
  ignore: 'If you did not expect this mail, please ignore it. Nothing about your account has changed.',
  unexpected:
    'If this was not you, somebody else may be acting in your name. Please sign in at once, look through your passkeys and sessions, and tell an administrator.',
  when: 'When',
  verification: {
    subject: 'Please confirm your e-mail address',
    text: 'Thank you for signing up for Captain.\nPlease open this link within 24 hours to confirm your e-mail address.',
    link: 'Confirm the e-mail address',
  },
  newAddress: {
    subject: 'Please confirm your new e-mail address',
    text: 'The e-mail address of a Captain account is about to be changed to this one.\nThe change is made once you open this link within 24 hours.',
    link: 'Change to this e-mail address',
  },
  known: {
    subject: 'This e-mail address is already registered',
    text: 'Somebody signed up for Captain with this e-mail address, which has an account already.\nNo new account was made. Please sign in as usual.',
    link: 'Sign in',
    lost: 'If you can not sign in, please start here.',
    recover: 'I can not sign in',
  },
  invite: {
    subject: 'You are invited to Captain',
    text: 'You are invited to Captain, where contents of sites are managed.\nPlease open this link to register the passkey that you will sign in with. It works once, within 72 hours.',
    by: 'Invited by',
    link: 'Register a passkey',
  },
  recovery: {
    subject: 'Set up your sign-in anew',
    text: 'We were asked to let you set up your sign-in anew.\nPlease open this link to register a new passkey. It works once, within an hour.',
    link: 'Set up sign-in anew',
  },
  approved: {
    subject: 'Your account is approved',
    text: 'Your account is approved: you can use Captain now.',
    link: 'Open Captain',
  },
  signUp: {
    subject: 'An account waits for approval',
    text: 'Somebody signed up. Please look at the account and approve it if all is well.',
    name: 'Name',
    email: 'E-mail',
    link: 'Open the list of accounts',
  },
  passwordChanged: { subject: 'Your password was changed', text: 'The password of your Captain account was changed.' },
  passkeyAdded: { subject: 'A passkey was added', text: 'A passkey was added to your Captain account.' },
  passkeyRemoved: { subject: 'A passkey was removed', text: 'A passkey was removed from your Captain account.' },
  emailChange: {
    subject: 'Your e-mail address is about to change',
    text: 'The e-mail address of your Captain account is about to be changed. Once the new address is confirmed, you can no longer sign in with this one.',
  },
}
