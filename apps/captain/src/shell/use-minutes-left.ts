import { useEffect, useEffectEvent, useState } from 'react'

const MINUTE = 60_000

const minutesTo = (endsAt: string): number => Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MINUTE))

/** Whole minutes until an instant, counted down; `onOver` is called once when it has come. */
export const useMinutesLeft = (endsAt: string, onOver: () => void): number => {
  const [minutes, setMinutes] = useState(() => minutesTo(endsAt))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = Date.parse(endsAt) - Date.now()
      setMinutes(minutesTo(endsAt))
      if (left <= 0) return over()
      // To the next whole minute, or the end.
      timer = setTimeout(tick, (left % MINUTE) + 50)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt])
  return minutes
}
