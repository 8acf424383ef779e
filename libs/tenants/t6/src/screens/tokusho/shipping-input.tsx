import { useContent, useFailureText, useTenant } from '@captain/content-react'
import { LongTextInput, type InputDefinition, type InputProps } from '@captain/content-react/form-parts'
import { loadI18n } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { loadCatalog } from '../../load-catalog.ts'
import { tenant } from '../../tenant.ts'
import { useDeliverySetting } from '../use-delivery-setting.ts'
import { shippingStatement } from './shipping-statement.ts'
import classes from './tokusho.module.css'

const ALL = { limit: 100 } as const

/** The statement on shipping, which can be generated from the fees of the delivery settings. */
const ShippingInput = (props: InputProps<'longText'>) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { client } = useTenant(tenant)
  const setting = useDeliverySetting()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isRunning, setRunning] = useState(false)
  const { value, lang = locale, onChange } = props

  const make = async (): Promise<string | null> => {
    const { items } = await client.delivery.list(ALL)
    const { data = null } = setting.data === undefined ? await setting.refetch() : setting
    return shippingStatement(items, data?.freeShippingFrom ?? null, {
      i18n: await loadI18n(lang, loadCatalog),
      locale: lang,
    })
  }

  const write = async () => {
    setRunning(true)
    try {
      const text = await make()
      if (text === null) {
        toasts.show({ severity: 'warn', summary: t`配送設定に送料が登録されていません。先に配送設定を入力してください。` })
        return
      }
      const isEmpty = typeof value !== 'string' || value === ''
      if (
        isEmpty ||
        (await dialogs.confirm({
          title: t`送料の説明の置き換え`,
          body: t`入力済みの説明を、配送設定から作成した文に置き換えます。`,
          confirmLabel: t`置き換える`,
        }))
      )
        onChange(text)
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`配送設定を読み込めませんでした`, detail: describe(error) })
    } finally {
      setRunning(false)
    }
  }

  return (
    <div className={classes.made}>
      <LongTextInput {...props} />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTruckDelivery size={14} />}
        loading={isRunning}
        aria-label={lang === 'ja' ? t`配送設定から作成（日本語の送料）` : t`配送設定から作成（英語の送料）`}
        onClick={() => void write()}
      >
        {t`配送設定から作成`}
      </Button>
    </div>
  )
}

export const shippingInput: InputDefinition<'longText'> = { Input: ShippingInput, shape: 'control', room: 'full', issues: 'own' }
