import { Trans } from '@lingui/react/macro'
import { usePage } from '../../document/page-context.ts'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { languageOf } from './language-of.ts'
import { PhoneLink } from './phone-link.tsx'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Returns whether a document names a contact. */
export const hasContactDesk = (record: DeliveredRecord): boolean =>
  ['contactDepartment', 'contactEmail', 'contactPhone'].some((name) => textOf(record[name]) !== null)

/** The contact for questions about personal data. */
export function ContactDesk({ record }: { readonly record: DeliveredRecord }) {
  const { locale } = usePage()
  if (!hasContactDesk(record)) return null
  const department = textOf(record['contactDepartment'])
  const email = textOf(record['contactEmail'])
  const phone = textOf(record['contactPhone'])
  return (
    <section className="legal-section legal-desk" aria-labelledby="contact-desk">
      <h2 id="contact-desk">
        <Trans>お問い合わせ窓口</Trans>
      </h2>
      <address>
        <p lang={languageOf(record.fallback, locale, 'operatorName')}>{textOf(record['operatorName'])}</p>
        {department && <p lang={languageOf(record.fallback, locale, 'contactDepartment')}>{department}</p>}
        {email && (
          <p>
            <Trans>メール</Trans> <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            <Trans>電話</Trans> <PhoneLink phone={phone} />
          </p>
        )}
      </address>
    </section>
  )
}
