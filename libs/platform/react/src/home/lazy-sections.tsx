import { CardsSkeleton, ListSkeleton } from '@captain/ui'
import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react'

/** Creates a section that few visits show, so that its code loads only with them. */
const lazySection = <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode): ComponentType<Props> => {
  const Later = lazy<ComponentType<Props>>(async () => ({ default: await load() }))
  const Section = (props: ComponentProps<typeof Later>) => (
    <Suspense fallback={fallback}>
      <Later {...props} />
    </Suspense>
  )
  return Section
}

export const LazyFailuresSection = lazySection(
  async () => (await import('./failures-section.tsx')).FailuresSection,
  <CardsSkeleton cards={1} height={72} />,
)
export const LazySamplesSection = lazySection(
  async () => (await import('./samples-section.tsx')).SamplesSection,
  <ListSkeleton rows={2} columns={1} />,
)
export const LazyTour = lazySection(async () => (await import('./tour.tsx')).Tour, <CardsSkeleton cards={1} height={148} />)
