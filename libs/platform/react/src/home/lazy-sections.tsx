import { CardsSkeleton, lazyPart, ListSkeleton } from '@captain/ui'

export const LazyFailuresSection = lazyPart(async () => (await import('./failures-section.tsx')).FailuresSection, {
  loading: <CardsSkeleton cards={1} height={72} />,
})
export const LazySamplesSection = lazyPart(async () => (await import('./samples-section.tsx')).SamplesSection, {
  loading: <ListSkeleton rows={2} columns={1} />,
})
export const LazyUsedPlaces = lazyPart(async () => (await import('./used-places.tsx')).UsedPlaces, {
  loading: <ListSkeleton rows={3} columns={1} />,
})
