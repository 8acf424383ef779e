import { boolean, dateTime, defineContentType, email, inlineImage, reference, select, text } from '@captain/content-core'

/** Members of tenants with their roles (content model, T1.tenantUser): each record is a membership of the person's account. */
export const tenantUser = defineContentType({
  name: 'tenant-user',
  workflow: 'plain',
  screens: ['list', 'new'],
  group: 'settings',
  icon: 'users-group',
  under: { type: 'tenant', by: 'tenant' },
  title: 'userName',
  columns: ['avatar', 'userName', 'email', 'memberRole', 'notifyContact', 'joinedAt', 'lastAccessAt'],
  filters: ['tenant', 'memberRole'],
  indexed: ['user'],
  order: ['userName'],
  inRow: ['memberRole', 'notifyContact'],
  uniqueTogether: [['tenant', 'user']],
  copied: false,
  access: { write: 'owner' },
  sections: { basic: ['tenant', 'user', 'memberRole', 'notifyContact'] },
  fields: {
    tenant: reference({ to: 'tenant', onDelete: 'cascade', required: true }),
    user: reference({ to: 'user', onDelete: 'cascade', required: true }),
    memberRole: select({
      options: ['owner', 'editor', 'viewer'],
      required: true,
      initial: 'editor',
      tones: { owner: 'good', editor: 'busy', viewer: 'quiet' },
    }),
    notifyContact: boolean({}),
    joinedAt: dateTime({ setBy: 'server' }),
    /** The account of this membership; independent of changes to the person's record. */
    accountId: text({ maxBytes: 64, setBy: 'server' }),
    userName: text({ maxBytes: 90, localized: true, setBy: 'server' }),
    avatar: inlineImage({ maxBytes: 262_144, setBy: 'server' }),
    email: email({ setBy: 'server', personal: true }),
    lastAccessAt: dateTime({ setBy: 'server' }),
  },
})
