import { asRecord } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { languageOf } from './language-of.ts'
import { usePage } from '../../document/page-context.ts'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'

type Service = { readonly serviceName: string; readonly purpose: string; readonly policyUrl: string | null }

/** Companies that are sent something of each visitor (Telecommunications Business Act, art. 27-12); none where the policy says so. */
export const externalServices = (record: DeliveredRecord): readonly Service[] =>
  record['usesCookies'] === true && Array.isArray(record['externalServices'])
    ? record['externalServices'].map(asRecord).map(({ serviceName, purpose, policyUrl }) => ({
        serviceName: String(serviceName),
        purpose: String(purpose),
        policyUrl: typeof policyUrl === 'string' ? policyUrl : null,
      }))
    : []

export function ExternalServices({ record }: { readonly record: DeliveredRecord }) {
  const { t } = useLingui()
  const { locale } = usePage()
  const services = externalServices(record)
  if (services.length === 0) return null
  return (
    <section className="legal-section" aria-labelledby="external-services">
      <h2 id="external-services">
        <Trans>情報の外部送信</Trans>
      </h2>
      <p>
        <Trans>
          当サイトでは次のサービスを利用しています。ページをご覧になったときに、お使いの端末の情報がそれぞれの提供元へ送信されます。
        </Trans>
      </p>
      <table className="service-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>サービス名</Trans>
            </th>
            <th scope="col">
              <Trans>利用目的</Trans>
            </th>
            <th scope="col">
              <Trans>送信先のポリシー</Trans>
            </th>
          </tr>
        </thead>
        <tbody lang={languageOf(record.fallback, locale, 'externalServices')}>
          {services.map(({ serviceName: service, purpose, policyUrl }) => (
            <tr key={service}>
              <th scope="row">{service}</th>
              <td>{purpose}</td>
              <td>
                {policyUrl === null ? (
                  '—'
                ) : (
                  <>
                    <a href={policyUrl} lang={locale} aria-label={t`${service}のポリシーを見る`}>
                      <Trans>ポリシーを見る</Trans>
                    </a>
                    <span className="legal-address">{policyUrl}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
