import { parametersInPath } from '../declaration/public-query.ts'
import { declarationError } from '../errors.ts'
import type { Tenant } from './tenant.ts'

const PATH = /^(\/:?[A-Za-z0-9-]+)+$/

/** The path with its parameters unnamed: `/cast/:` for `/cast/:slug`. */
const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':')

/** Throws with the path of a public query that could never be called, or takes a parameter twice. */
export const checkPublicQueries = ({ slug, publicQueries = [] }: Tenant): void => {
  const shapes = new Set<string>()
  for (const { path, params } of publicQueries) {
    const at = `${slug}.publicQueries.${path}`
    if (!PATH.test(path)) throw declarationError(at, 'is not a path such as "/cast/:slug"')
    if (shapes.has(shapeOf(path))) throw declarationError(at, 'has the path of another public query')
    shapes.add(shapeOf(path))
    const names = ['locale', ...parametersInPath(path), ...params]
    const twice = names.find((name, place) => names.indexOf(name) !== place)
    if (twice !== undefined) throw declarationError(at, `declares "${twice}" twice`)
  }
}
