import { DRAFT } from './public-change.ts'

/** A part of a type's timeline, with both ends, in ms. */
type Span = { readonly type: string; readonly from: number; readonly to: number }

/** What a response was made of in one tenant. */
export type TenantDependencies = {
  /** Position in the log of changes before the first read. */
  position: number
  isWhole: boolean
  /** Names of types, whose lists were read, and ids of records and assets; an id is never the name of a type. `~` and an id: its draft, too. */
  readonly names: Set<string>
  readonly spans: Span[]
}

/** What a response was made of, by the tenant's number. */
export type Dependencies = ReadonlyMap<number, TenantDependencies>

/** Notes what a read in one tenant depends on. */
export type DependencyNotes = {
  /** Any record of a type: for lists. */
  type(name: string): void
  /** A record or asset, by its id, whether or not it exists. */
  id(id: string): void
  /** The working copy of a record. */
  draft(id: string): void
  /** Records of a type that begin within a span of time. */
  span(type: string, from: number, to: number): void
  /** Everything of the tenant. */
  everything(): void
}

type NotedDependencies = {
  readonly dependencies: Dependencies
  readonly notes: DependencyNotes
  /** Whether nothing was noted: then the read may depend on anything. */
  isEmpty(): boolean
}

/** Returns the dependencies of a read in one tenant that begins at a position in the log of changes, and the notes that fill them. */
export const dependenciesIn = (tenant: number, position: number): NotedDependencies => {
  const own: TenantDependencies = { position, isWhole: false, names: new Set(), spans: [] }
  // What depends on everything needs no names.
  const add = (...names: readonly string[]): void => {
    if (!own.isWhole) for (const name of names) own.names.add(name)
  }
  return {
    dependencies: new Map([[tenant, own]]),
    isEmpty: () => !own.isWhole && own.names.size + own.spans.length === 0,
    notes: {
      type: add,
      id: add,
      draft: (id) => add(id, `${DRAFT}${id}`, DRAFT),
      span: (type, from, to) => void own.spans.push({ type, from, to }),
      everything: () => {
        own.isWhole = true
        own.names.clear()
      },
    },
  }
}

/** Notes that a read depends on all that a part of it was made of. */
export const noteAll = (notes: DependencyNotes, dependencies: Dependencies): void => {
  for (const { isWhole, names, spans } of dependencies.values()) {
    if (isWhole) notes.everything()
    for (const name of names) notes.id(name)
    for (const { type, from, to } of spans) notes.span(type, from, to)
  }
}

/** Returns the dependencies on everything of some tenants. */
export const wholeDependencies = (positions: ReadonlyMap<number, number>): Dependencies =>
  new Map([...positions].map(([tenant, position]) => [tenant, { position, isWhole: true, names: new Set(), spans: [] }]))

const joined = (one: TenantDependencies, other: TenantDependencies): TenantDependencies => ({
  position: Math.min(one.position, other.position),
  isWhole: one.isWhole || other.isWhole,
  names: new Set([...one.names, ...other.names]),
  spans: [...one.spans, ...other.spans],
})

/** Returns the dependencies of a response that is made of several. */
export const joinedDependencies = (all: readonly Dependencies[]): Dependencies => {
  const found = new Map<number, TenantDependencies>()
  for (const dependencies of all)
    for (const [tenant, one] of dependencies) {
      const before = found.get(tenant)
      found.set(tenant, joined(before ?? { ...one, names: new Set(), spans: [] }, one))
    }
  return found
}

/** Bytes of a name in a set, with its text, about. */
const NAME_BYTES = 100

/** Returns the memory that dependencies take, in bytes, about. */
export const sizeOfDependencies = (dependencies: Dependencies): number =>
  [...dependencies.values()].reduce((sum, { names, spans }) => sum + NAME_BYTES * (1 + names.size + spans.length), 0)
