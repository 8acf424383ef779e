/** What a record says at one version: its working copy, and its published one; null if there is none. */
export type Content = { readonly title: string; readonly published: string | null }

/** A violation of what readers may rely on. */
export type Violation = { readonly rule: string; readonly record: string; readonly history: readonly string[] }

/** A read or write under way: the least version that it must see. */
export type Span = { readonly floor: number; readonly publicFloor: number }

const KEPT_EVENTS = 40
const SHOWN_EVENTS = 12

export const RULES = {
  stale: 'a read that shows less than was acknowledged before it began',
  future: 'a version that nobody has written',
  content: 'a version that differs from what was written',
  twice: 'two acknowledged writes of one version',
  skipped: 'an acknowledged write with another version than the next',
  conflict: 'a write that was refused although nothing had changed',
  publicStale: 'a public read that shows less than was acknowledged before it began',
  draft: 'a public read that shows a draft',
} as const

/**
 * The history of one record with versions, for a check of linearizability: each write names the version that it is based on, so the order
 * of writes is known, and a read is right if it shows a version between those acknowledged before it began and those sent before it ended.
 */
export type Register = {
  readonly id: string
  readonly slug: string
  /** The highest version that an answer has named. */
  readonly version: () => number
  readonly begin: () => Span
  /** Returns what a version says; null if that is not known yet. */
  readonly at: (version: number) => Content | null
  /** Notes that a write is sent, before it is. */
  readonly sending: (base: number, content: Content) => void
  readonly acknowledged: (base: number, content: Content, version: number) => Violation | null
  readonly refused: (base: number, content: Content) => Violation | null
  readonly read: (span: Span, version: number, found: { readonly title: string; readonly isPublic: boolean }) => Violation | null
  /** `title` is null if the public finds no record. */
  readonly publicRead: (span: Span, title: string | null) => Violation | null
  readonly note: (event: string) => void
}

const isSame = (one: Content, other: Content): boolean => one.title === other.title && one.published === other.published

/** Returns the least version of a range whose published copy may have this title; null if there is none. */
const leastVersion = (
  versions: ReadonlyMap<number, readonly Content[]>,
  { from, to }: { readonly from: number; readonly to: number },
  title: string | null,
): number | null => {
  for (let version = from; version <= to; version += 1)
    if ((versions.get(version) ?? []).some(({ published }) => published === title)) return version
  return null
}

/** Creates the history of a new record. */
export const createRegister = (id: string, slug: string, first: Content): Register => {
  /** What each version may say; one content as soon as an answer has shown it. */
  const versions = new Map<number, readonly Content[]>([[1, [first]]])
  const settled = new Set([1])
  /** Number of writes sent from each version. */
  const sentFrom = new Map<number, number>()
  const events: string[] = []
  let [floor, sent, publicFloor] = [1, 1, 1]

  const note = (event: string): void => {
    events.push(event)
    if (events.length > KEPT_EVENTS) events.shift()
  }
  const violated = (rule: string, event: string): Violation => {
    note(`>> ${event}`)
    return { rule, record: `${id} (${slug})`, history: events.slice(-SHOWN_EVENTS) }
  }
  const seen = (version: number): void => {
    floor = Math.max(floor, version)
  }
  const possible = (version: number): readonly Content[] => versions.get(version) ?? []
  const publicVersion = (from: number, title: string | null) => leastVersion(versions, { from, to: sent }, title)
  return {
    id,
    slug,
    note,
    version: () => floor,
    begin: () => ({ floor, publicFloor: Math.max(floor, publicFloor) }),
    at: (version) => (settled.has(version) ? (possible(version)[0] ?? null) : null),
    sending: (base, content) => {
      sent = Math.max(sent, base + 1)
      sentFrom.set(base, (sentFrom.get(base) ?? 0) + 1)
      const known = possible(base + 1)
      if (!settled.has(base + 1) && !known.some((one) => isSame(one, content))) versions.set(base + 1, [...known, content])
    },
    acknowledged: (base, content, version) => {
      const event = `written: version ${version} from ${base}: ${content.title} / ${content.published ?? 'not public'}`
      if (version !== base + 1) return violated(RULES.skipped, event)
      const [known] = possible(version)
      if (settled.has(version) && known !== undefined && !isSame(known, content)) return violated(RULES.twice, event)
      versions.set(version, [content])
      settled.add(version)
      seen(version)
      note(event)
      return null
    },
    refused: (base, content) => {
      if (sent === base + 1 && sentFrom.get(base) === 1) return violated(RULES.conflict, `refused: from version ${base}`)
      if (!settled.has(base + 1))
        versions.set(
          base + 1,
          possible(base + 1).filter((one) => !isSame(one, content)),
        )
      return null
    },
    read: (span, version, { title, isPublic }) => {
      const event = `read: version ${version}: ${title} / ${isPublic ? 'public' : 'not public'} (at least ${span.floor})`
      if (version < span.floor) return violated(RULES.stale, event)
      if (version > sent) return violated(RULES.future, event)
      const found = possible(version).filter((content) => content.title === title && (content.published !== null) === isPublic)
      if (found.length === 0) return violated(RULES.content, event)
      versions.set(version, found)
      if (found.length === 1) settled.add(version)
      seen(version)
      note(event)
      return null
    },
    publicRead: (span, title) => {
      const event = `public read: ${title ?? 'nothing'} (at least version ${span.publicFloor})`
      const version = publicVersion(span.publicFloor, title)
      if (version !== null) {
        publicFloor = Math.max(publicFloor, version)
        note(event)
        return null
      }
      return violated(publicVersion(1, title) === null ? RULES.draft : RULES.publicStale, event)
    },
  }
}
