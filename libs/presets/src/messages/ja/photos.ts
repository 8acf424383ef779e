/** Messages of photos with one main photo. */
export const photosLabels = { image: { label: '写真' }, alt: { label: '写真の説明' }, isMain: { label: 'メインの写真' } } as const
