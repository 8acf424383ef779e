import { listedNames } from '../declaration/listed-names.ts'
import { fieldOf, listsBy, type AnyContentType } from '../declaration/content-type.ts'
import { parametersInPath } from '../declaration/public-query.ts'
import { conditionsOf, homeOfType, TODAY, type TodayFacts, type TodayRecords } from '../declaration/today.ts'
import { declarationError } from '../errors.ts'
import { kindOf } from '../fields/kinds.ts'
import { clockAt } from '../validation/clock.ts'
import { isPersonalField } from '../values/personal.ts'
import type { Tenant } from './tenant.ts'

const SAMPLE = clockAt(new Date('2026-04-01T00:00:00Z'))

const typeIn = ({ contentTypes }: Tenant, path: string, name: string): AnyContentType => {
  const type = contentTypes.find((one) => one.name === name)
  if (type === undefined || homeOfType(type) === null)
    throw declarationError(`${path}.type`, `names "${name}", which has no separate list or settings`)
  return type
}

const checkRecords = (path: string, tenant: Tenant, part: TodayRecords): void => {
  const { type: name, name: shownName, show = [] } = part
  const type = typeIn(tenant, path, name)
  const listed = listedNames(type)
  for (const shown of [...show, ...(shownName === undefined ? [] : [shownName])]) {
    // Rows contain no other fields, and are read without the names of accounts.
    const field = fieldOf(type, shown)
    if (field === null || kindOf(field).pointsTo === 'account' || !listed.includes(shown))
      throw declarationError(`${path}.show`, `names "${shown}", which lists of "${name}" do not show`)
    if (isPersonalField(type, shown)) throw declarationError(`${path}.show`, `names "${shown}", which is personal data`)
  }
  for (const { field: by } of conditionsOf(part, SAMPLE)) {
    const field = fieldOf(type, by)
    if (field === null || kindOf(field).filter === undefined || !listsBy(type).includes(by))
      throw declarationError(`${path}.where`, `filters by "${by}", which is not in filters, indexed, columns or defaultSort`)
    if (isPersonalField(type, by)) throw declarationError(`${path}.where`, `filters by "${by}", which is personal data`)
  }
}

const checkFacts = (path: string, tenant: Tenant, { query, type }: TodayFacts): void => {
  const declared = tenant.publicQueries?.find((one) => one.path === query)
  if (declared === undefined || declared.params.length > 0 || parametersInPath(query).length > 0)
    throw declarationError(`${path}.query`, `names "${query}", which is not a public query without parameters`)
  if (type !== undefined) typeIn(tenant, path, type)
}

/** Throws with the path of a mistake in what the page of today shows, or of a content type that takes its address. */
export const checkToday = (tenant: Tenant): void => {
  if (tenant.contentTypes.some(({ name, was }) => name === TODAY || was === TODAY))
    throw declarationError(`${tenant.slug}.${TODAY}`, 'has the address of the page of today')
  for (const [place, part] of (tenant.today ?? []).entries()) {
    const path = `${tenant.slug}.today.${place}`
    if ('query' in part) checkFacts(path, tenant, part)
    else checkRecords(path, tenant, part)
  }
}
