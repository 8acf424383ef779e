import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@captain/ui/back-office.css'
import '@captain/ui/styles.css'
import { i18n } from '@lingui/core'
import { onlineManager } from '@tanstack/react-query'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

const { fetch } = globalThis

// Here for each file: the library registers its own clean-up for the first file of a page only.
beforeEach(cleanup)

/** Leaves the page for the next file as a new one would be. */
afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  globalThis.fetch = fetch
  onlineManager.setOnline(true)
  i18n.activate('ja')
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
  await page.viewport(414, 896)
})
