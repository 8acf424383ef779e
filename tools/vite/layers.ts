type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** Modules that are loaded together, after those of the previous layers. */
export type Layer = {
  readonly name: string
  /** Entry modules whose imports form the layer; the modules themselves stay separate files, which the build requests by name. */
  readonly broughtBy?: readonly string[]
  /** Only imports that one of these modules needs too. */
  readonly sharedWith?: readonly string[]
  /** Only modules at these paths. */
  readonly paths?: RegExp
}

/** Checks of declarations, which a build for browsers leaves out of their imports. */
const LEFT_OUT = /\/content\/core\/src\/tenant\/check-tenant\.ts$/

/** Modules that only re-export: an importer needs a part of them, which the bundler finds. */
const PASSES_ON =
  /\/libs\/[\w/-]+\/src\/index\.ts$|\/node_modules\/@(?:mantine|tabler|tanstack|lingui)\/.*\/(?:index|tabler-icons-react)\.m?js$/

const broughtBy = (module: string, graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = [module]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || LEFT_OUT.test(id)) continue
    found.add(id)
    if (!PASSES_ON.test(id)) open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const memberOf = ({ broughtBy: modules, sharedWith, paths }: Layer): ((id: string, graph: ModuleGraph) => boolean) => {
  const known = new Map<string, ReadonlySet<string>>()
  const brings = (module: string, id: string, graph: ModuleGraph): boolean => {
    const found = known.get(module) ?? broughtBy(module, graph)
    known.set(module, found)
    return found.has(id)
  }
  const isBrought = (some: readonly string[] | undefined, id: string, graph: ModuleGraph): boolean =>
    some === undefined || some.some((module) => brings(module, id, graph))
  return (id, graph) => (paths === undefined || paths.test(id)) && isBrought(modules, id, graph) && isBrought(sharedWith, id, graph)
}

/**
 * Returns one output file per layer, as bundler options; otherwise every combination of screens with a shared module gets a file, two
 * hundred for a list.
 */
export const layerGroups = (layers: readonly Layer[]) => {
  const doors = new Set(layers.flatMap(({ broughtBy: modules = [], sharedWith = [] }) => [...modules, ...sharedWith]))
  return layers.map((layer, place) => {
    const isMember = memberOf(layer)
    return {
      debugName: layer.name,
      priority: layers.length - place,
      name: (id: string, graph: ModuleGraph) => (!doors.has(id) && !PASSES_ON.test(id) && isMember(id, graph) ? layer.name : null),
    }
  })
}
