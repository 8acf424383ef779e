import type { OperationText } from '@captain/http-server'
import type { ja, jaParameters } from './ja.ts'

/** English names of the operations of this library. */
export const en: Readonly<Record<keyof typeof ja, OperationText>> = {
  standing: {
    summary: 'Get the tenant status',
    details: 'Its status, the domain that serves its site with the end of the certificate, and its maintenance.',
  },
  clientAddress: { summary: 'Read your own IP address', details: 'IPv6 comes in full form, in eight groups.' },
  today: {
    summary: 'Read the page of today of a tenant',
    details: 'What waits, planned publications, your drafts, and what the tenant declares for the day. Only what you may read.',
  },
  menu: { summary: 'Read the menu of the back office', details: 'Only the screens that your role may open, by group.' },
  maintenanceCurrent: {
    summary: 'Read whether there is maintenance, and its notice',
    details: 'Answered during maintenance too; everything else of the public API answers 503 with Retry-After then.',
  },
  bulletins: { summary: 'List articles for staff', details: 'Only those in force now that concern one of your tenants.' },
  bulletin: { summary: 'Read an article for staff' },
  bulletinRead: { summary: 'Mark an article for staff as read' },
  home: { summary: 'Read the home page', details: 'What waits in your tenants, the drafts you were writing and what happened last.' },
  homeDays: {
    summary: 'Read the numbers of the last 30 days',
    details: 'Numbers of published, received and saved records, by day in Japan.',
  },
  tourEnded: { summary: 'End the guided tour' },
  tenantFacts: {
    summary: 'Read the state of the tenants that you may enter',
    details: 'Their kind, logo, status, domain and maintenance.',
  },
  roles: { summary: 'Read the custom roles and the members', details: 'Each role with its rights by content type, and who has it.' },
  rolesCreate: {
    summary: 'Create a custom role',
    details: 'Its rights are a set of operations per content type, languages that it may write, and the access to fields.',
  },
  rolesUpdate: { summary: 'Change a custom role', details: 'Its members have the new rights from their next request on.' },
  rolesRemove: { summary: 'Delete a custom role', details: 'A role that members have is refused with their number.' },
  memberRole: { summary: 'Give a member another role', details: '`viewer`, `editor`, `owner` or the key of a custom role.' },
  samples: { summary: 'Read whether there is sample content' },
  samplesAdd: { summary: 'Add sample content', details: 'Does nothing in a tenant that has content.' },
  samplesRemove: {
    summary: 'Move sample content to the trash',
    details: 'What has been edited goes only where `edited` is `true`.',
  },
  bulletinsRead: { summary: 'Mark all articles for staff as read' },
  staffScreens: { summary: 'List the screens that you may open', details: 'Of all your tenants, called in both languages.' },
  staffSearch: {
    summary: 'Search records by name',
    details: 'In all your tenants, by the beginning or any part of a name or slug, from two characters. A few of each content type.',
  },
}

/** English descriptions of their parameters. */
export const enParameters: Readonly<Record<keyof typeof jaParameters, string>> = {
  category: 'Id of the category',
  unread: 'Only what you have not read',
  part: 'Keys of the parts to read, separated by commas; left out: all',
}
