import { FormSkeleton, lazyPart } from '@captain/ui'

const load = () => import('./parts-with-messages.ts')

/** A version that is published; loads when the form of a legal document shows one. */
export const LockedVersion = lazyPart(async () => (await load()).LockedVersion, { loading: <FormSkeleton /> })

/** What a new version may start from; loads when the form of a new legal document opens. */
export const NewVersionActions = lazyPart(async () => (await load()).NewVersionActions, { loading: <FormSkeleton /> })
