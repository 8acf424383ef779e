import { useLingui } from '@lingui/react/macro'
import type { SectionName } from '../../contact-form/contact-fields.ts'

/** Returns the titles of the form's sections, and of the confirmation. */
export const useSectionNames = (): Readonly<Record<SectionName | 'confirm', string>> => {
  const { t } = useLingui()
  return { kind: t`種別`, person: t`お客様情報`, content: t`内容`, consent: t`同意`, confirm: t`確認` }
}
