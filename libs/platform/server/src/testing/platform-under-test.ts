import { startContent, type ContentUnderTest } from '@captain/content-server/testing'
import { platformEndpoints } from '../endpoints.ts'
import { createPlatformServices, type PlatformServices } from '../services.ts'

type Given = Omit<NonNullable<Parameters<typeof startContent>[0]>, 'endpointsOf'> & { readonly seedOf?: PlatformServices['seedOf'] }

/** Starts content with the platform on a separate database; none of the test tenants is the platform tenant. */
export const startPlatform = ({ seedOf, ...given }: Given = {}): Promise<ContentUnderTest> =>
  startContent({
    ...given,
    endpointsOf: (content) =>
      platformEndpoints(createPlatformServices({ content, platform: null, ...(seedOf !== undefined && { seedOf }) })),
  })
