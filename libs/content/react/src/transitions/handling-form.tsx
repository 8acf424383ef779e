import { useLingui, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useContent } from '../content-context.tsx'
import { ReadFields } from '../form/read-only/read-value.tsx'
import { FieldRow } from '../form/fields/field-row.tsx'
import { FailureLine } from '../form/save/failure-line.tsx'
import { SaveText } from '../form/save/save-text.tsx'
import { sectionFields } from '../form/section-fields.ts'
import { useLabels } from '../labels.ts'
import { handledNames } from './handled-fields.ts'
import { useHandlingParts } from './transition-context.ts'
import classes from './transitions.module.css'

/** The fields that staff use to handle the record: who is responsible, what was answered. Read-only for viewers. */
export const HandlingForm = () => {
  const { t } = useLingui()
  const { contentType, canWrite, locale } = useContent()
  const { fieldWords } = useLabels()
  const { record, state, isDirty, save, discard } = useHandlingParts()
  const fields = sectionFields(contentType, handledNames(contentType))
  if (Object.keys(fields).length === 0) return null
  if (!canWrite) {
    return (
      <ReadFields
        fields={fields}
        values={record}
        words={Object.fromEntries(Object.keys(fields).map((name) => [name, fieldWords(name)]))}
        included={record.included}
        locale={locale}
      />
    )
  }
  return (
    <section className={classes.form} aria-label={t`対応の記録`}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldRow key={name} field={field} path={name} words={fieldWords(name)} />
      ))}
      {state.kind === 'failed' && <FailureLine failure={state.failure} />}
      {(isDirty || state.kind !== 'idle') && (
        <div className={classes.saving}>
          <SaveText state={state} isDirty={isDirty} />
          {isDirty && (
            <>
              <Button variant="subtle" size="xs" onClick={discard}>
                <Trans>元に戻す</Trans>
              </Button>
              <Button size="xs" variant="default" loading={state.kind === 'saving'} onClick={() => void save()}>
                <Trans>保存</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
