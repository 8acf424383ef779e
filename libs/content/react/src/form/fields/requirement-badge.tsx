import { Trans } from '@lingui/react/macro'
import { asSlug, slugField, kindOf, workflowOf, type AnyContentType, type AnyField } from '@captain/content-core'
import { createContext, use } from 'react'
import { useContent } from '../../content-context.tsx'
import classes from './requirement-badge.module.css'

/** Which fields a form marks: the required ones or, where most are required, the optional ones. */
export type Marks = 'required' | 'optional'

export const MarksContext = createContext<Marks>('required')

const canBeAsked = (field: AnyField) => kindOf(field).isFilledIn !== true
/** Whether a record is published only with an address that was decided on; drafts get a temporary one. */
const isAddressOfPage = (type: AnyContentType, field: AnyField) =>
  asSlug(field) !== null && workflowOf(type.workflow).exposure === 'transition'
const isAsked = (field: AnyField) => field.required === 'save' && canBeAsked(field)

/** Chooses the rarer mark, so that the form has few marks. */
export const marksOf = (type: AnyContentType): Marks => {
  const shown = Object.entries(type.fields)
    .filter(([name, field]) => field.inForm && name !== slugField(type) && canBeAsked(field))
    .map(([, field]) => field)
  return shown.filter(isAsked).length * 2 > shown.length ? 'optional' : 'required'
}

/** The badge 必須, 任意 or 公開時必須. */
export const RequirementBadge = ({ field }: { readonly field: AnyField }) => {
  const marks = use(MarksContext)
  const { contentType } = useContent()
  const isNeeded = field.required === 'publish' || isAddressOfPage(contentType, field)
  if (!canBeAsked(field) && !isNeeded) return null
  if (isNeeded) {
    return (
      <span className={classes.badge} data-tone="later">
        <Trans>公開時必須</Trans>
      </span>
    )
  }
  if (isAsked(field) && marks === 'required') {
    return (
      <span className={classes.badge} data-tone="required">
        <Trans>必須</Trans>
      </span>
    )
  }
  if (!isAsked(field) && marks === 'optional') {
    return (
      <span className={classes.badge}>
        <Trans>任意</Trans>
      </span>
    )
  }
  return null
}
