type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/** Modules that are loaded together, after those of the previous layers. */
export type Layer = { readonly name: string } & (
  | {
      /** Entry modules whose imports form the layer; the modules themselves stay separate files, which the build requests by name. */
      readonly broughtBy: readonly string[]
      /** Only imports that all of these modules share. */
      readonly byAll?: boolean
    }
  | { readonly paths: RegExp }
)

/** Modules that only re-export: an importer needs a part of them, which the bundler finds. */
const PASSES_ON =
  /\/libs\/[\w/-]+\/src\/index\.ts$|\/node_modules\/@(?:mantine|tabler|tanstack|lingui)\/.*\/(?:index|tabler-icons-react)\.m?js$/

const broughtBy = (module: string, graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = [module]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (!PASSES_ON.test(id)) open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const memberOf = (layer: Layer): ((id: string, graph: ModuleGraph) => boolean) => {
  if ('paths' in layer) return (id) => layer.paths.test(id)
  const { broughtBy: modules, byAll = false } = layer
  const known = new Map<string, ReadonlySet<string>>()
  const brings = (module: string, id: string, graph: ModuleGraph): boolean => {
    const found = known.get(module) ?? broughtBy(module, graph)
    known.set(module, found)
    return found.has(id)
  }
  return (id, graph) => (byAll ? modules.every((module) => brings(module, id, graph)) : modules.some((module) => brings(module, id, graph)))
}

/**
 * Returns one output file per layer, as bundler options; otherwise every combination of screens with a shared module gets a file, two
 * hundred for a list.
 */
export const layerGroups = (layers: readonly Layer[]) => {
  const doors = new Set(layers.flatMap((layer) => ('broughtBy' in layer ? layer.broughtBy : [])))
  return layers.map((layer, place) => {
    const isMember = memberOf(layer)
    return {
      debugName: layer.name,
      priority: layers.length - place,
      name: (id: string, graph: ModuleGraph) => (!doors.has(id) && !PASSES_ON.test(id) && isMember(id, graph) ? layer.name : null),
    }
  })
}
