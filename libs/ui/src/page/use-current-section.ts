import { useEffect, useState } from 'react'

/** Returns the element id of the current section: the last whose heading has passed the upper third of the window. */
export const useCurrentSection = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '')
  const list = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const find = () => {
      const line = window.innerHeight / 3
      const all = list.split(' ')
      const passed = all.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line)
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent((atEnd && window.scrollY > 0 ? all.at(-1) : passed.at(-1)) ?? all[0] ?? '')
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [list])
  return current
}
