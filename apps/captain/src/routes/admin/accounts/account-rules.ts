import type { AdminListRules } from '../list-address.ts'

const yesOrNo = (value: string): boolean => value === 'true' || value === 'false'

/** The filters and sort orders of the list of accounts. */
export const ACCOUNT_RULES: AdminListRules = {
  filters: {
    role: (value) => value === 'admin' || value === 'user',
    banned: yesOrNo,
    isUser: yesOrNo,
    noPasskey: yesOrNo,
  },
  sorts: ['createdAt', 'name', 'email', 'lastSignInAt'],
}
