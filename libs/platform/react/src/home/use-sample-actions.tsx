import { useDialogs, useToasts } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import { addSamples, homeKeys, removeSamples, type SampleState } from './home-data.ts'

type Site = { readonly slug: string; readonly name: string }

const WhatGoes = ({
  site,
  state,
  onEdited,
}: {
  readonly site: string
  readonly state: SampleState
  readonly onEdited: (withEdited: boolean) => void
}) => {
  const { t } = useLingui()
  const { total, edited } = state
  const untouched = total - edited
  return (
    <>
      <p>
        <Plural
          value={untouched}
          other={
            <Trans>
              <strong>{site}</strong>のサンプルデータ#件を、ごみ箱に移します。
            </Trans>
          }
        />
      </p>
      <p>
        <Trans>30日間は、それぞれの一覧のごみ箱から元に戻せます。自分で作ったコンテンツと、店舗情報などの設定はそのまま残ります。</Trans>
      </p>
      {edited > 0 && <Checkbox label={t`編集したサンプル${edited}件も移す`} onChange={(event) => onEdited(event.currentTarget.checked)} />}
    </>
  )
}

/** Returns actions that add sample data to a tenant and remove it again. Both announce their result. */
export const useSampleActions = ({ slug, name }: Site) => {
  const { t } = useLingui()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const { http, describeFailure: describe } = usePlatform()
  const queryClient = useQueryClient()

  const renew = (state: SampleState): Promise<unknown> => {
    queryClient.setQueryData(homeKeys.samples(slug), { canAdd: state.canAdd, total: state.total, edited: state.edited })
    // All displayed data of the tenant has changed.
    return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'samples' && queryKey[0] !== 'session' })
  }

  const adding = useMutation({
    mutationFn: () => addSamples(http, slug),
    onSuccess: async (state) => {
      toasts.show({ severity: 'success', summary: t`${name}にサンプルデータを入れました`, detail: t`いつでもまとめて取り除けます。` })
      await renew(state)
    },
    onError: (error) => toasts.show({ severity: 'error', summary: t`サンプルデータを入れられませんでした`, detail: describe(error) }),
  })

  const confirmRemoval = async (state: SampleState): Promise<void> => {
    let withEdited = false
    await dialogs.confirm({
      title: t`サンプルデータの削除`,
      danger: true,
      confirmLabel: t`ごみ箱に移す`,
      body: (
        <WhatGoes
          site={name}
          state={state}
          onEdited={(chosen) => {
            withEdited = chosen
          }}
        />
      ),
      describeFailure: describe,
      onConfirm: async () => {
        const { removed, ...left } = await removeSamples(http, slug, withEdited)
        const hasRemaining = left.total > 0 && (withEdited || left.total > left.edited)
        toasts.show({
          severity: hasRemaining ? 'warn' : 'success',
          summary: t`${name}のサンプルデータ${removed}件をごみ箱に移しました`,
          detail: hasRemaining ? t`ほかのコンテンツが使っているものは残しました。` : undefined,
        })
        await renew(left)
      },
    })
  }
  return { add: () => adding.mutate(), isAdding: adding.isPending, confirmRemoval }
}
