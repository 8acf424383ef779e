import { CardsSkeleton, ListSkeleton } from '@captain/ui'
import { lazySection } from './lazy-section.tsx'

export const LazyFailuresSection = lazySection(async () => (await import('./failures-section.tsx')).FailuresSection, {
  loading: <CardsSkeleton cards={1} height={72} />,
})
export const LazySamplesSection = lazySection(async () => (await import('./samples-section.tsx')).SamplesSection, {
  loading: <ListSkeleton rows={2} columns={1} />,
})
/** Left out if its code cannot be fetched, because it is offered again. */
export const LazyTour = lazySection(async () => (await import('./tour.tsx')).Tour, {
  loading: <CardsSkeleton cards={1} height={148} />,
  missing: null,
})
