import { todayPath } from '@captain/content-core'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { fold, ranked } from '@captain/platform-react/search'
import { TenantMark, useOpenedLater } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { tenantsQuery } from '../api.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
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

type TenantSwitcherOpenProps = {
  readonly current: LoadedTenant | null
  /** Props of the button. */
  readonly target: {
    readonly className: string | undefined
    readonly 'aria-label': string
    readonly 'data-narrow': boolean
    readonly children: ReactNode
  }
}

/** The list of tenants with its button; opens as soon as it is there. */
export const TenantSwitcherOpen = ({ current, target }: TenantSwitcherOpenProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const { button, opened, setOpened } = useOpenedLater()
  const combobox = useCombobox({
    opened,
    onOpenedChange: setOpened,
    onDropdownClose: () => {
      setQuery('')
      combobox.resetSelectedOption()
      combobox.focusTarget()
    },
  })
  const { found, isMany } = useFoundTenants(query)

  const selectFirst = useEffectEvent(() => combobox.selectFirstOption())
  useEffect(() => {
    if (query !== '') selectFirst()
  }, [query])

  const go = (slug: string) => {
    combobox.closeDropdown()
    void navigate({ to: slug === ALL ? '/captain/tenant' : todayPath(slug) })
  }

  return (
    <Combobox store={combobox} keepMounted={false} position="bottom-start" width={256} onOptionSubmit={go}>
      <Combobox.Target targetType="button">
        <UnstyledButton {...target} ref={button} onClick={() => combobox.toggleDropdown()} />
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
