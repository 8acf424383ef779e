/** Japanese names of the operations of the server's program. */
export const ja = {
  tenants: { summary: '入れるテナントの一覧を読む' },
  apiDescription: { summary: 'この説明をOpenAPI 3.1で読む', details: 'ログインしていると、メンバーであるテナントの操作も含まれます。' },
  apiPage: { summary: 'この説明をページで読む' },
} as const
