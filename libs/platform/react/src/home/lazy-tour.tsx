import { CardsSkeleton, lazyPart } from '@captain/ui'

/** Left out if its code cannot be fetched, because it is offered again. */
export const LazyTour = lazyPart(async () => (await import('./tour.tsx')).Tour, {
  loading: <CardsSkeleton cards={1} height={148} />,
  missing: null,
})
