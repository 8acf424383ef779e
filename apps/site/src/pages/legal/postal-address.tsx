import { Trans } from '@lingui/react/macro'
import { usePage } from '../../document/page-context.ts'

export type DeliveredAddress = Readonly<
  Record<'postalCode' | 'prefecture' | 'city' | 'street' | 'building' | 'mapUrl', string | null | undefined>
>

type PostalAddressProps = { readonly address: DeliveredAddress; readonly prefectures: Readonly<Record<string, string>> }

/** An address in Japan as each language writes it: from the prefecture down in Japanese, from the building up in English. */
export function PostalAddress({ address, prefectures }: PostalAddressProps) {
  const { locale } = usePage()
  const { postalCode, city, street, building, mapUrl } = address
  const prefecture = prefectures[address.prefecture ?? ''] ?? ''
  const given = (parts: readonly (string | null | undefined)[]) =>
    parts.filter((part) => part !== null && part !== undefined && part !== '')
  const ja = given([`${prefecture}${city ?? ''}${street ?? ''}`, building]).join(' ')
  const en = given([building, street, city, given([prefecture, postalCode]).join(' '), 'Japan']).join(', ')
  return (
    <>
      <span>{locale === 'ja' ? given([postalCode && `〒${postalCode}`, ja]).join(' ') : en}</span>
      {mapUrl && (
        <a className="legal-map" href={mapUrl}>
          <Trans>地図を見る</Trans>
        </a>
      )}
    </>
  )
}
