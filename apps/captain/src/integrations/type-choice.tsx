import { pluralOf } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Radio } from '@mantine/core'
import { useIntegrations } from './integrations-context.ts'
import classes from './integrations.module.css'

type TypeChoiceProps = {
  /** Names of content types; null is all of them. */
  readonly value: readonly string[] | null
  readonly error: string | undefined
  readonly onChange: (value: readonly string[] | null) => void
}

/** All content types, or some of them by name. */
export const TypeChoice = ({ value, error, onChange }: TypeChoiceProps) => {
  const { t } = useLingui()
  const { tenant, words } = useIntegrations()
  return (
    <div>
      <Radio.Group
        label={<Trans>対象のコンテンツ</Trans>}
        value={value === null ? 'all' : 'some'}
        error={value === null ? error : undefined}
        onChange={(choice) => onChange(choice === 'all' ? null : [])}
      >
        <div className={classes.choices}>
          <Radio value="all" label={<Trans>すべて（あとで増えるものも含む）</Trans>} />
          <Radio value="some" label={<Trans>選んだものだけ</Trans>} />
        </div>
      </Radio.Group>
      {value !== null && (
        <Checkbox.Group value={[...value]} error={error} onChange={onChange} mt={10} aria-label={t`対象のコンテンツ`}>
          <div className={classes.nested}>
            {tenant.contentTypes.map(({ name }) => (
              <Checkbox key={name} value={name} label={pluralOf(words[name] ?? { name })} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  )
}
