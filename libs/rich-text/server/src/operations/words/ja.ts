/** Japanese names of the operations of this library. */
export const ja = {
  linkMetadata: { summary: 'リンク先の題名と説明を読む', details: '1アカウントにつき1分に30回まで。' },
} as const
