import { TenantMark } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import classes from './home.module.css'
import type { TenantSamples } from './home-data.ts'
import { useSampleActions } from './use-sample-actions.tsx'
import { useTenant } from './use-tenant.ts'

const SampleRow = ({ samples }: { readonly samples: TenantSamples }) => {
  const { t } = useLingui()
  const { name, color } = useTenant()(samples.tenant)
  const { add, isAdding, confirmRemoval } = useSampleActions({ slug: samples.tenant, name })
  const { canAdd, total, edited } = samples
  return (
    <li className={classes.sample}>
      <TenantMark name={name} color={color} size={18} />
      <span className={classes.sampleWords}>
        <span>{name}</span>
        <span className={classes.muted}>
          {canAdd ? <Trans>まだ空です</Trans> : <Plural value={total} other="#件" />}
          {edited > 0 && (
            <>
              {' '}
              <Plural value={edited} other="（うち編集済み#件）" />
            </>
          )}
        </span>
      </span>
      {canAdd ? (
        <Button variant="default" size="compact-sm" onClick={add} loading={isAdding} aria-label={t`${name}にサンプルを入れる`}>
          <Trans>サンプルを入れる</Trans>
        </Button>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => void confirmRemoval(samples)} aria-label={t`${name}のサンプルを取り除く`}>
          <Trans>取り除く</Trans>
        </Button>
      )}
    </li>
  )
}

/** The samples of the tenants that the account owns, and their way out. */
export const SamplesSection = ({ samples }: { readonly samples: readonly TenantSamples[] }) => (
  <ul className={classes.samples}>
    {samples.map((one) => (
      <SampleRow key={one.tenant} samples={one} />
    ))}
  </ul>
)
