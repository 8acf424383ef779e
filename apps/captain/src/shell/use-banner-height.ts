import { useCallback } from 'react'

const HEIGHT = '--captain-banner'

/** Tells the page how much of its top a banner takes, for whatever sticks below; the ref of the banner's element. */
export const useBannerHeight = () =>
  useCallback((banner: HTMLElement | null) => {
    if (banner === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${banner.offsetHeight}px`))
    observer.observe(banner)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
