import { useContent } from '@captain/content-react'
import { ListInput, useForm, type InputProps } from '@captain/content-react/form-parts'
import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './address-input.module.css'
import { useMaintenanceWords } from './use-maintenance-words.ts'

type Family = 'ipv4' | 'ipv6'
type Own = Readonly<Record<Family, string | null>>
type Row = { readonly ip?: unknown }

/** A list of addresses that can take in the one from which it is edited. */
const addressInput = (family: Family) =>
  function AddressInput(props: InputProps<'list'>) {
    const { field, path, value, onChange } = props
    const { http, tenant } = useContent()
    const { values } = useForm()
    const words = useMaintenanceWords()
    const [isAsking, setAsking] = useState(false)
    const [notice, setNotice] = useState('')

    const take = (own: Own): string => {
      const address = own[family]
      const other = own[family === 'ipv4' ? 'ipv6' : 'ipv4']
      if (address === null) return other === null ? words.noAddress : words.otherFamily[family](other)
      const rows = (values.get(path) ?? []) as readonly Row[]
      if (rows.some(({ ip }) => ip === address)) return words.listed(address)
      onChange([...rows, { ip: address, label: words.here }])
      return ''
    }
    const add = async () => {
      setAsking(true)
      try {
        setNotice(take(await http.get<Own>(`/api/v1/tenants/${tenant.slug}/client-address`)))
      } catch {
        setNotice(words.noAddress)
      }
      setAsking(false)
    }
    const isFull = Array.isArray(value) && value.length >= field.config.max
    return (
      <>
        <ListInput {...props} />
        <div className={classes.own}>
          <Button
            variant="subtle"
            leftSection={<IconCurrentLocation size={15} />}
            loading={isAsking}
            disabled={isFull}
            onClick={() => void add()}
          >
            {words.addAddress}
          </Button>
          <span role="status" className={classes.notice}>
            {notice}
          </span>
        </div>
      </>
    )
  }

export const Ipv4Input = addressInput('ipv4')
export const Ipv6Input = addressInput('ipv6')
