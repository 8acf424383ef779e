import { boolean, dateTime, defineContentType, email, inlineImage, reference, select, text } from '@captain/content-core'

/** Members of tenants with their roles (content model, T1.tenantUser): each record is a membership of the person's account. */
export const tenantUser = defineContentType({
  name: 'tenant-user',
  workflow: 'plain',
  screens: ['list', 'new'],
  group: 'settings',
  icon: 'users-group',
  parent: { type: 'tenant', field: 'tenant' },
  title: 'userName',
  columns: ['avatar', 'userName', 'email', 'memberRole', 'notifyContact', 'joinedAt', 'lastAccessAt'],
  filters: ['tenant', 'memberRole'],
  indexed: ['user'],
  defaultSort: ['userName'],
  listEditable: ['memberRole', 'notifyContact'],
  uniqueTogether: [['tenant', 'user']],
  duplicable: false,
  access: { write: 'owner' },
  retention: { reason: 'account' },
  notPersonal: { userName: 'the display name of an account, which all members see' },
  sections: { basic: ['tenant', 'user', 'memberRole', 'notifyContact'] },
  fields: {
    tenant: reference({ to: 'tenant', onDelete: 'cascade', required: true }),
    user: reference({ to: 'user', onDelete: 'cascade', required: true }),
    memberRole: select({
      options: ['owner', 'editor', 'viewer'],
      required: true,
      defaultValue: 'editor',
      tones: { owner: 'success', editor: 'info', viewer: 'neutral' },
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
