/** The words of pictures of which one is the main one. */
export const photosMessages = {
  ja: { image: { label: '写真' }, alt: { label: '写真の説明' }, isMain: { label: 'メインの写真' } },
  en: { image: { label: 'Photo' }, alt: { label: 'Alt text' }, isMain: { label: 'Main photo' } },
} as const
