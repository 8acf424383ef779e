import { lazyPart } from '@captain/ui'

const load = () => import('./verbs-with-messages.ts')

// Without them the screen works; the palette offers less.
const HIDDEN = { missing: null }

/** Offers the verbs of the record that is open. */
export const RecordVerbs = lazyPart(async () => (await load()).RecordVerbs, HIDDEN)

/** Offers the verbs of the current row of a list. */
export const RowVerbs = lazyPart(async () => (await load()).RowVerbs, HIDDEN)

/** Offers the acts of a preview's bar. */
export const PreviewVerbs = lazyPart(async () => (await load()).PreviewVerbs, HIDDEN)

/** Offers the acts of publishing that ask for a time. */
export const PublishingVerbs = lazyPart(async () => (await load()).PublishingVerbs, HIDDEN)
