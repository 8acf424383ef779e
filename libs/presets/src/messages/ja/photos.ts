/** The words of pictures of which one is the main one. */
export const photosWords = { image: { label: '写真' }, alt: { label: '写真の説明' }, isMain: { label: 'メインの写真' } } as const
