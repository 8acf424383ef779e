/** One that can prove facts. */
export type Candidate = { readonly name: string; readonly tenant: string; readonly facts: ReadonlySet<string> }

/** Effort so far by tenant: the tests of one tenant run one after the other. */
export type Loads = ReadonlyMap<string, number>

const common = (facts: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] => [...facts].filter((fact) => others.has(fact))

const hasAll = (facts: ReadonlySet<string>, chosen: readonly Candidate[]): boolean =>
  [...facts].every((fact) => chosen.some((one) => one.facts.has(fact)))

/** Returns the chosen without those whose facts the others have. */
const withoutNeedless = (chosen: readonly Candidate[]): readonly Candidate[] =>
  chosen.reduce<readonly Candidate[]>((kept, one) => {
    const others = kept.filter((other) => other !== one)
    return hasAll(one.facts, others) ? others : kept
  }, chosen)

/**
 * Chooses few candidates that have all facts together. The one with the most facts that are still open comes first, of equal ones that of the
 * tenant with less to do, then the first: the choice depends on nothing else.
 */
export const cover = (candidates: readonly Candidate[], loads: Loads = new Map()): readonly Candidate[] => {
  const open = new Set(candidates.flatMap(({ facts }) => [...facts]))
  const own = new Map(loads)
  const loadOf = ({ tenant }: Candidate): number => own.get(tenant) ?? 0
  const chosen: Candidate[] = []
  while (open.size > 0) {
    const ranked = candidates.map((one) => ({ one, gain: common(one.facts, open).length, load: loadOf(one) }))
    const { one } = ranked.reduce((best, next) =>
      next.gain > best.gain || (next.gain === best.gain && next.load < best.load) ? next : best,
    )
    chosen.push(one)
    own.set(one.tenant, loadOf(one) + 1)
    for (const fact of one.facts) open.delete(fact)
  }
  return withoutNeedless(chosen)
}

/** Returns the names of those of the chosen that have all facts of a candidate. */
export const standingFor = ({ facts }: Candidate, chosen: readonly Candidate[]): readonly string[] =>
  cover(chosen.map((one) => ({ ...one, facts: new Set(common(one.facts, facts)) }))).map(({ name }) => name)
