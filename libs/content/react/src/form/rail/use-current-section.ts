import { useEffect, useState } from 'react'
import { sectionId } from './section-id.ts'

/** The section one is reading: the last whose head has passed the upper third of the window. */
export const useCurrentSection = (formId: string, sections: readonly string[]): string => {
  const [current, setCurrent] = useState(sections[0] ?? '')
  const list = sections.join(' ')
  useEffect(() => {
    let frame = 0
    const find = () => {
      const line = window.innerHeight / 3
      const names = list.split(' ')
      const passed = names.filter(
        (name) => (document.getElementById(sectionId(formId, name))?.getBoundingClientRect().top ?? Infinity) < line,
      )
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent((atEnd && window.scrollY > 0 ? names.at(-1) : passed.at(-1)) ?? names[0] ?? '')
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
  }, [formId, list])
  return current
}
