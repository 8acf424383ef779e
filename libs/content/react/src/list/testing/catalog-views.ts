import type { SavedView } from '@captain/content-core'
import { catalogId } from './catalog.ts'
import { json, problem, type Values } from './catalog-responses.ts'

/** The saved views of the API under test. */
export const catalogViews = (first: readonly SavedView[]) => {
  let views = [...first]
  const answer = (method: string, id: string, body: Values) => {
    if (method === 'GET') return json(200, { items: views })
    if (method === 'POST') {
      const made = {
        id: catalogId(900 + views.length),
        isShared: false,
        isMine: true,
        isEditable: true,
        dropped: [],
        updatedAt: '2026-11-21T00:00:00.000Z',
        ...body,
      } as unknown as SavedView
      views = [...views, made]
      return json(201, made)
    }
    const old = views.find((view) => view.id === id)
    if (old === undefined) return problem(404, 'not-found')
    if (method === 'DELETE') {
      views = views.filter((view) => view.id !== id)
      return json(204, null)
    }
    const changed = { ...old, ...body, ...('query' in body && { dropped: [] }) } as SavedView
    views = views.map((view) => (view.id === id ? changed : view))
    return json(200, changed)
  }
  return { all: () => views, answer }
}
