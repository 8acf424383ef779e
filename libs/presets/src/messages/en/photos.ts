/** The words of pictures of which one is the main one. */
export const photosWords = { image: { label: 'Photo' }, alt: { label: 'Alt text' }, isMain: { label: 'Main photo' } } as const
