import type { ReactNode } from 'react'
import type { AnyContentType, ErasedTypeMessages, State, Tenant } from '@captain/content-core'
import { colorClass } from '../document/color-rules.ts'
import { Document } from '../document/document.tsx'
import { PageHead } from '../document/page-head.tsx'
import { usePage } from '../document/page-context.ts'
import { JapaneseOnly } from '../pages/legal/legal-notices.tsx'
import { LegalDocument } from '../pages/legal/legal-document.tsx'
import { nameOf } from '../pages/legal/name-of.ts'
import { portal } from '../tenants.ts'
import type { DeliveredRecord } from './delivered-record.ts'
import { PlainDocument } from './plain-document.tsx'
import { usePreviewTitle } from './use-preview-title.ts'

type PreviewedTenant = Pick<Tenant, 'slug' | 'names' | 'color'>

type FrameProps = { readonly tenant: PreviewedTenant; readonly children: ReactNode }

/** The portal's own pages have a frame that we know; of other sites we know name and colour. */
function Frame({ tenant, children }: FrameProps) {
  const { locale } = usePage()
  return tenant.slug === portal.slug ? (
    <Document linkTarget="_blank">{children}</Document>
  ) : (
    <PlainDocument className={colorClass(tenant.color)} name={tenant.names[locale]}>
      {children}
    </PlainDocument>
  )
}

type LegalPreviewProps = {
  readonly record: DeliveredRecord
  readonly tenant: PreviewedTenant
  readonly type: AnyContentType
  readonly messages: ErasedTypeMessages
  readonly state: State
}

/** A version of a legal document as its page will show it. */
export function LegalPreview({ record, tenant, type, messages, state }: LegalPreviewProps) {
  const { locale } = usePage()
  const title = usePreviewTitle(nameOf(type, record, messages, locale).name, state)
  return (
    <Frame tenant={tenant}>
      <PageHead title={title} noindex />
      <div className="page legal-page">
        <LegalDocument record={record} type={type} messages={messages}>
          <JapaneseOnly fallback={record.fallback} hasText={'body' in type.fields} />
        </LegalDocument>
      </div>
    </Frame>
  )
}
