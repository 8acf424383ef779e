import { Cat } from './cat.tsx'
import { Lighthouse } from './lighthouse.tsx'

/** The lighthouse and the cat on their rock at night, looking for what was lost. */
export function NightHarbour({ awake }: { readonly awake: boolean }) {
  return (
    <svg className="night-harbour" viewBox="0 0 480 260" aria-hidden="true">
      <path className="night-sky" d="M0 0h480v260H0z" />
      <path
        className="night-stars"
        d="M46 34h3v3h-3zM120 62h2v2h-2zM180 28h3v3h-3zM232 74h2v2h-2zM392 24h3v3h-3zM440 66h2v2h-2zM356 52h2v2h-2zM84 108h2v2h-2z"
      />
      <path className="night-beam" d="M300 74 0 4v120ZM300 74 480 24v96Z" />
      <path className="night-sea" d="M0 214h480v46H0z" />
      <path className="night-waves" d="M20 234q20-6 40 0t40 0M372 228q16-5 32 0t32 0M300 248q20-6 40 0t40 0 40 0" />
      <Lighthouse x={260} y={40} width={80} height={180} />
      <path className="night-rock" d="M140 238c4-18 22-20 38-24 12-3 24-8 40-8h120c20 0 30 10 44 14 14 3 26 8 28 18Z" />
      <Cat x={184} y={142} width={66} height={68} awake={awake} />
    </svg>
  )
}
