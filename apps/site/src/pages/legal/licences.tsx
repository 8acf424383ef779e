import { useLingui } from '@lingui/react/macro'

export type Licence = { readonly kind: string; readonly number: string; readonly issuer: string | null }

type LicencesProps = { readonly licences: readonly Licence[]; readonly kinds: Readonly<Record<string, string>> }

/** Trade licences: kind, number and holder. */
export function Licences({ licences, kinds }: LicencesProps) {
  const { t } = useLingui()
  return (
    <ul>
      {licences.map(({ kind, number, issuer }) => (
        <li key={`${kind} ${number}`}>
          {kinds[kind] ?? kind} {issuer ? t`${number}（${issuer}）` : number}
        </li>
      ))}
    </ul>
  )
}
