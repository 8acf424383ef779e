import { ALT_BYTES, saveImageRequest, type GeneratedImage, type ImageGeneration } from '@captain/ai-core'
import { roleAtLeast } from '@captain/auth-core'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { RestoreFocus, useToasts } from '@captain/ui'
import { utf8Length } from '@captain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal, Select, Skeleton, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { tenantsQuery } from '../../../api.ts'
import { useLocale } from '../../../navigation/use-locale.ts'
import classes from '../ai.module.css'
import { ai, refreshAi } from '../ai-queries.ts'
import { Labelled } from '../labelled.tsx'
import { useAiFailure } from '../use-ai-failure.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import imageClasses from './images.module.css'

type KeepDialogProps = { readonly generation: ImageGeneration; readonly image: GeneratedImage; readonly onClose: () => void }

const room = (text: string) => ({ used: Math.ceil(utf8Length(text) / 3), max: ALT_BYTES / 3, unit: 'full' }) as const

type AltInputsProps = Pick<ReturnType<typeof useCheckedForm>, 'errorOf' | 'leave'> & {
  readonly ja: string
  readonly en: string
  readonly onJa: (text: string) => void
  readonly onEn: (text: string) => void
}

const AltInputs = ({ ja, en, onJa, onEn, errorOf, leave }: AltInputsProps) => (
  <>
    <TextInput
      label={
        <Labelled isRequired room={room(ja)}>
          <Trans>代替テキスト（日本語）</Trans>
        </Labelled>
      }
      labelProps={{ className: classes.wideLabel }}
      description={<Trans>画像を見られない人に、何が写っているかを伝えます。</Trans>}
      value={ja}
      error={errorOf('alt.ja')}
      onChange={({ currentTarget }) => onJa(currentTarget.value)}
      onBlur={() => {
        if (ja !== '') leave('alt.ja')
      }}
    />
    <TextInput
      label={
        <Labelled room={room(en)}>
          <Trans>代替テキスト（英語）</Trans>
        </Labelled>
      }
      labelProps={{ className: classes.wideLabel }}
      value={en}
      lang="en"
      error={errorOf('alt.en')}
      onChange={({ currentTarget }) => onEn(currentTarget.value)}
      onBlur={() => leave('alt.en')}
    />
  </>
)

type KeepFormProps = KeepDialogProps & { readonly tenants: readonly TenantSummary[] }

const KeepForm = ({ generation, image: { place, url }, tenants, onClose }: KeepFormProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const describe = useAiFailure()
  const [slug, setSlug] = useState(tenants.length === 1 ? (tenants[0]?.slug ?? null) : null)
  const [ja, setJa] = useState('')
  const [en, setEn] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef(false)
  const select = useRef<HTMLInputElement>(null)
  const body = { generation: generation.id, place, alt: { ja, en: en.trim() === '' ? null : en } }
  const { form, errorOf, leave, check, refuse } = useCheckedForm(saveImageRequest, body)
  const tenant = tenants.find((one) => one.slug === slug)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const isRight = check()
    if (tenant === undefined) return select.current?.focus()
    if (!isRight || running.current) return
    running.current = true
    setRunning(true)
    setFailure(null)
    try {
      await ai.keep(tenant.slug, body)
      const name = tenant.names[locale]
      toasts.success({ summary: t`${name}のメディアライブラリに保存しました` })
      onClose()
      await refreshAi(queryClient)
    } catch (error) {
      if (!refuse(error)) setFailure(error)
    } finally {
      running.current = false
      setRunning(false)
    }
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <img src={url ?? ''} alt="" className={imageClasses.kept} />
      <Select
        ref={select}
        label={
          <Labelled isRequired>
            <Trans>保存先のテナント</Trans>
          </Labelled>
        }
        data={tenants.map((one) => ({ value: one.slug, label: one.names[locale] }))}
        value={slug}
        onChange={setSlug}
        error={isChecked && tenant === undefined ? t`選択してください。` : null}
      />
      <AltInputs ja={ja} en={en} onJa={setJa} onEn={setEn} errorOf={errorOf} leave={leave} />
      <p className={classes.note}>
        <Trans>どこにも使われていないAIの画像は、保存から30日で削除されます。</Trans>
      </p>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
      <div className={imageClasses.dialogActs}>
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          <Trans>キャンセル</Trans>
        </Button>
        <Button type="submit" loading={isRunning}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </form>
  )
}

const KeepBody = (props: KeepDialogProps) => {
  const describe = useAiFailure()
  const { data, error, refetch, isFetching } = useQuery(tenantsQuery)
  if (data === undefined)
    return error === null ? (
      <Skeleton height={220} />
    ) : (
      <p className={classes.failure} role="alert">
        {describe(error)}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()} loading={isFetching}>
          <Trans>もう一度読み込む</Trans>
        </Button>
      </p>
    )
  const tenants = data.filter(({ role }) => roleAtLeast(role, 'editor'))
  if (tenants.length > 0) return <KeepForm {...props} tenants={tenants} />
  return (
    <div className={classes.form}>
      <p className={classes.note}>
        <Trans>保存できるテナントがありません。保存するには、テナントの編集者か管理者である必要があります。ダウンロードはできます。</Trans>
      </p>
      <div className={imageClasses.dialogActs}>
        <Button variant="default" onClick={props.onClose}>
          <Trans>閉じる</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Saves an image to a tenant's media library, with its alternative text. */
export const SaveToLibraryDialog = (props: KeepDialogProps) => (
  <Modal opened onClose={props.onClose} title={<Trans>メディアライブラリに保存</Trans>} withCloseButton={false} closeOnClickOutside={false}>
    <RestoreFocus />
    <KeepBody {...props} />
  </Modal>
)
