import { networkOf } from '@captain/auth-core'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** Returns a function that names the network of an address. With a second address, it says whether both share a network. */
export const usePlaceName = (): ((address: string | null, otherAddress?: string | null) => string) => {
  const { t } = useLingui()
  return useCallback(
    (address, otherAddress = null) => {
      const network = networkOf(address)
      if (network === null) return t`場所は不明`
      const { name, reach } = network
      if (reach === 'computer') return t`サーバーと同じコンピューター`
      if (name === networkOf(otherAddress)?.name) return t`この端末と同じネットワーク（${name}）`
      return reach === 'private' ? t`社内ネットワーク（${name}）` : t`ネットワーク ${name}`
    },
    [t],
  )
}
