import type { Endpoint } from '@captain/auth-server'
import type { AiServices } from './ai-services.ts'
import type { ImageRuns } from './images/image-runs.ts'
import { imageEndpoints } from './images/image-endpoints.ts'
import { saveImageEndpoint } from './images/save-image-endpoint.ts'
import { readingEndpoints } from './reading-endpoints.ts'
import { translationEndpoint } from './translation/translation-endpoint.ts'

/** Returns every operation of the AI tools; `runs` is null if no service is configured. */
export const aiEndpoints = (services: AiServices, runs: ImageRuns | null): readonly Endpoint[] => [
  ...readingEndpoints(services),
  ...imageEndpoints(services, runs),
  translationEndpoint(services),
  saveImageEndpoint(services),
]
