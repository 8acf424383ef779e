import { useCallback } from 'react'

const HEIGHT = '--captain-banner'

/** Returns the ref of a banner and publishes its height as a CSS variable, for sticky elements below it. */
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
