/** Messages of photos with one main photo. */
export const photosLabels = { image: { label: 'Photo' }, alt: { label: 'Alt text' }, isMain: { label: 'Main photo' } } as const
