import { Trans } from '@lingui/react/macro'
import { Cat } from '../../drawing/cat.tsx'
import { Lighthouse } from '../../drawing/lighthouse.tsx'

/** The title of the manual before the evening sky, where the lighthouse shows the way in. */
export function ManualHead({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <header className="manual-head">
      <div className="manual-head-row">
        <div className="manual-head-words">
          <p className="manual-kind">
            <Trans>マニュアル</Trans>
          </p>
          <h1>{title}</h1>
          <p className="manual-lead">{lead}</p>
        </div>
        <svg className="manual-scene" viewBox="0 0 320 300" aria-hidden="true">
          <defs>
            <radialGradient id="manual-lamp" gradientUnits="userSpaceOnUse" cx="196" cy="62" r="520">
              <stop className="lamp-near" offset="0" />
              <stop className="lamp-far" offset="1" />
            </radialGradient>
          </defs>
          <path className="manual-beam" d="M196 62-340-60v260ZM196 62 720-50v240Z" />
          <Lighthouse x={144} y={16} width={104} height={260} />
          <path className="scene-rock" d="M40 294c6-20 26-22 44-26 14-4 26-10 44-10h128c22 0 32 12 46 16 10 3 16 12 18 20Z" />
          <Cat x={72} y={190} width={72} height={74} awake />
        </svg>
      </div>
      <svg className="manual-shore" viewBox="0 0 1440 28" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 14q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v14H0Z" />
      </svg>
    </header>
  )
}
