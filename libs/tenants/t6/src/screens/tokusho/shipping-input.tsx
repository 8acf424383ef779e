import { useContent, useFailureText, useScope } from '@captain/content-react'
import { LongTextInput, type InputDefinition, type InputProps } from '@captain/content-react/form-parts'
import { useDialogs, useToasts } from '@captain/ui'
import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import type { DeliveryRow } from '../delivery/use-delivery-grid.ts'
import { useDeliverySetting } from '../use-delivery-setting.ts'
import { useWords } from '../use-words.ts'
import { shippingStatement } from './shipping-statement.ts'
import classes from './tokusho.module.css'

const ALL = { limit: 100 } as const

/** The statement on shipping, which the fees of the delivery settings can write. */
const ShippingInput = (props: InputProps<'longText'>) => {
  const { tokusho: words } = useWords()
  const { locale } = useContent()
  const { client } = useScope('delivery')
  const setting = useDeliverySetting()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isRunning, setRunning] = useState(false)
  const { value, lang = locale, onChange } = props

  const make = async (): Promise<string | null> => {
    const { items } = await client.list(ALL)
    const { data = null } = setting.data === undefined ? await setting.refetch() : setting
    return shippingStatement(items as unknown as readonly DeliveryRow[], data?.freeShippingFrom ?? null, lang)
  }

  const write = async () => {
    setRunning(true)
    try {
      const text = await make()
      if (text === null) {
        toasts.show({ severity: 'warn', summary: words.noFees })
        return
      }
      const isEmpty = typeof value !== 'string' || value === ''
      if (isEmpty || (await dialogs.confirm({ title: words.replaceTitle, body: words.replaceBody, confirmLabel: words.replace })))
        onChange(text)
    } catch (error) {
      toasts.show({ severity: 'error', summary: words.failed, detail: describe(error) })
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
        aria-label={words.fromDeliveryIn[lang]}
        onClick={() => void write()}
      >
        {words.fromDelivery}
      </Button>
    </div>
  )
}

export const shippingInput: InputDefinition<'longText'> = { Input: ShippingInput, shape: 'control', room: 'full', issues: 'own' }
