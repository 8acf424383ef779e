import { describe, expect, it } from 'vitest'
import { canUnpublish, hasStateFilter, hasTransitions, isPublicRecord, stateAt, WORKFLOW_NAMES, workflowOf } from './workflow.ts'

describe.each(WORKFLOW_NAMES)('workflow %s', (name) => {
  const { fields, states, stateAt: ownStateAt, statuses, startsAt, pending, unversioned, resetInDuplicate } = workflowOf(name)

  it('names only fields and states that it has', () => {
    const named = [...(startsAt === undefined ? [] : [startsAt.field]), ...(unversioned ?? []), ...Object.keys(resetInDuplicate ?? {})]
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(named))
    expect(states).toEqual(expect.arrayContaining((pending ?? []).flatMap((one) => one.states)))
  })

  it('has a state of its list for every stored one', () => {
    for (const status of statuses) expect(states).toContain(stateAt(name, { status }, new Date()))
    expect(ownStateAt === undefined).toBe(states === statuses || [...states].join() === [...statuses].join())
  })

  it('starts a publication by a field of the kind that its precision says', () => {
    expect(startsAt === undefined ? null : fields[startsAt.field]?.kind).toBe(
      startsAt === undefined ? null : { instant: 'dateTime', day: 'date' }[startsAt.precision],
    )
  })
})

describe('what follows from a definition', () => {
  const where = (test: (name: (typeof WORKFLOW_NAMES)[number]) => boolean) => WORKFLOW_NAMES.filter(test)

  it('says which workflows move by transitions', () => expect(where(hasTransitions)).toEqual(['publish', 'legal', 'inbox', 'order']))
  it('says which lists filter by state', () => expect(where(hasStateFilter)).toEqual(['publish', 'legal', 'inbox', 'order']))
  it('says what comes off the site again', () => expect(where(canUnpublish)).toEqual(['publish', 'toggle']))
  it('reads the publication off a switch or off the stored state', () => {
    expect(isPublicRecord('toggle', { isPublished: true, status: 'draft' })).toBe(true)
    expect(isPublicRecord('publish', { isPublished: true, status: 'draft' })).toBe(false)
    expect(isPublicRecord('publish', { status: 'published' })).toBe(true)
  })
})
