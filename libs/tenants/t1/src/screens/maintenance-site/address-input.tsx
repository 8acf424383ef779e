import { rowsIn } from '@captain/content-core'
import { useContent } from '@captain/content-react'
import { ListInput, useForm, type InputProps } from '@captain/content-react/form-parts'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './address-input.module.css'

type Family = 'ipv4' | 'ipv6'
type Own = Readonly<Record<Family, string | null>>

/** A list of IP addresses that can add the user's current address. */
const addressInput = (family: Family) =>
  function AddressInput(props: InputProps<'list'>) {
    const { field, path, value, onChange } = props
    const { http, tenant } = useContent()
    const { values } = useForm()
    const { t } = useLingui()
    const [isAsking, setAsking] = useState(false)
    const [notice, setNotice] = useState('')

    const take = (own: Own): string => {
      const address = own[family]
      const other = own[family === 'ipv4' ? 'ipv6' : 'ipv4']
      if (address === null && other === null) return t`現在のIPアドレスを確認できませんでした。`
      if (address === null)
        return family === 'ipv4'
          ? t`現在の接続はIPv6（${{ address: other }}）です。「許可IPv6」に追加してください。`
          : t`現在の接続はIPv4（${{ address: other }}）です。「許可IPv4」に追加してください。`
      const rows = rowsIn(values.get(path))
      if (rows.some(({ ip }) => ip === address)) return t`${address}は、すでに登録されています。`
      onChange([...rows, { ip: address, label: t`現在の接続` }])
      return ''
    }
    const add = async () => {
      setAsking(true)
      try {
        setNotice(take(await http.get<Own>(`/api/v1/tenants/${tenant.slug}/client-address`)))
      } catch {
        setNotice(t`現在のIPアドレスを確認できませんでした。`)
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
            {t`現在のIPを追加`}
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
