import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { fold, ranked } from '@captain/platform-react/frame'
import { TenantMark } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { IconCheck, IconSearch, IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { tenantsQuery } from '../api.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { CaptainMark } from './captain-mark.tsx'
import classes from './tenant-switcher.module.css'

/** More than these are searched rather than read. */
const FEW = 6
const ALL = ''

const focusAtOnce = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })

/** Acts when the list before it is there. */
const AtOnce = ({ run }: { readonly run: () => void }) => {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    runNow()
  }, [])
  return null
}

type TenantOptionProps = { readonly tenant: TenantSummary; readonly isCurrent: boolean }

const TenantOption = ({ tenant: { slug, names, color }, isCurrent }: TenantOptionProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Combobox.Option value={slug} active={isCurrent} className={classes.option}>
      <TenantMark name={names[locale]} color={color} size={22} />
      <span className={classes.optionName}>{names[locale]}</span>
      {isCurrent && <IconCheck size={15} aria-label={t`表示中`} />}
    </Combobox.Option>
  )
}

/** The tenants that the account can enter, filtered by a query. */
const useFoundTenants = (query: string) => {
  const locale = useLocale()
  const { data: tenants = [] } = useQuery(tenantsQuery)
  const entered = tenants.filter(({ contentTypes }) => contentTypes.length > 0)
  const named = entered.map((tenant) => ({
    tenant,
    terms: [tenant.names[locale], tenant.names.ja, tenant.names.en, tenant.slug].map(fold),
  }))
  const found = query.trim() === '' ? named : ranked(query, named).map(({ item }) => item)
  return { found, isMany: entered.length > FEW }
}

/** Goes to another tenant. Navigation only: nothing that is open ever moves along. */
export const TenantSwitcher = ({ current, isNarrow }: { readonly current: LoadedTenant | null; readonly isNarrow: boolean }) => {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => {
      setQuery('')
      combobox.resetSelectedOption()
      combobox.focusTarget()
    },
  })
  const shown = current?.tenant.names[locale] ?? 'Captain'
  const { found, isMany } = useFoundTenants(query)

  const selectFirst = useEffectEvent(() => combobox.selectFirstOption())
  useEffect(() => {
    if (query !== '') selectFirst()
  }, [query])

  const go = (slug: string) => {
    combobox.closeDropdown()
    void navigate({ to: slug === ALL ? '/captain/tenant' : `/captain/tenant/${slug}` })
  }

  return (
    <Combobox store={combobox} keepMounted={false} position="bottom-start" width={256} onOptionSubmit={go}>
      <Combobox.Target targetType="button">
        <UnstyledButton
          className={classes.target}
          aria-label={t`${shown}：テナントを切り替える`}
          data-narrow={isNarrow}
          onClick={() => combobox.toggleDropdown()}
        >
          {current === null ? (
            <span className={classes.captain}>
              <CaptainMark size={18} />
            </span>
          ) : (
            <TenantMark name={shown} color={current.tenant.color} size={26} />
          )}
          {!isNarrow && (
            <>
              <span className={classes.name}>{shown}</span>
              <IconSelector className={classes.arrows} size={15} stroke={1.8} />
            </>
          )}
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        {isMany && (
          <Combobox.Search
            ref={focusAtOnce}
            aria-label={t`テナントを検索`}
            leftSection={<IconSearch size={15} stroke={1.6} aria-hidden />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        <Combobox.Options className={classes.options} aria-label={t`テナント`}>
          {found.map(({ tenant }) => (
            <TenantOption key={tenant.slug} tenant={tenant} isCurrent={tenant.slug === current?.tenant.slug} />
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              <Trans>合うテナントはありません</Trans>
            </Combobox.Empty>
          )}
          <Combobox.Option value={ALL} className={classes.all}>
            <Trans>すべてのテナント</Trans>
          </Combobox.Option>
        </Combobox.Options>
        {!isMany && <AtOnce run={combobox.selectActiveOption} />}
      </Combobox.Dropdown>
    </Combobox>
  )
}
