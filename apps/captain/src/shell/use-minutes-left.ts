import { useEffect, useEffectEvent, useState } from 'react'

const MINUTE = 60_000

const minutesTo = (endsAt: string): number => Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MINUTE))

/** Returns the full minutes until an instant, counting down. Calls `onOver` once at the end. */
export const useMinutesLeft = (endsAt: string, onOver: () => void): number => {
  const [minutes, setMinutes] = useState(() => minutesTo(endsAt))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = Date.parse(endsAt) - Date.now()
      setMinutes(minutesTo(endsAt))
      if (left <= 0) return over()
      // Until the next full minute, or the end.
      timer = setTimeout(tick, (left % MINUTE) + 50)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt])
  return minutes
}
