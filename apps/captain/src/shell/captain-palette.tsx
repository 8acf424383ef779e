import { PaletteHost } from '@captain/platform-react/frame'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { captainPaletteCode } from './captain-palette-code.ts'

/** The command palette and the list of shortcuts, with a toast if they could not be loaded. */
export const CaptainPalette = ({ current }: { readonly current: LoadedTenant | null }) => {
  const { t } = useLingui()
  const toasts = useToasts()
  const explain = () => toasts.error({ summary: t`検索を開けませんでした`, detail: t`通信の状態を確認してから、もう一度開いてください。` })
  return <PaletteHost current={current} code={captainPaletteCode} onMissing={explain} />
}
