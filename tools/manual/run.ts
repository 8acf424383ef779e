import { chromium as engine } from 'playwright'
import { LOCALES } from '@captain/locale'
import { chromium } from '../testing/chromium.ts'
import { startServer } from '../testing/server.ts'
import { adminPasskey, invite } from './invite.ts'
import { saveImages } from './save-images.ts'
import { photograph } from './tour.ts'

const server = await startServer()
const browser = await engine.launch(chromium)
try {
  const seen = []
  const passkey = await adminPasskey(server)
  for (const locale of LOCALES) {
    const link = await invite(server, passkey, locale)
    seen.push(await photograph({ browser, baseUrl: server.baseUrl, locale, link }))
  }
  await saveImages(
    seen.flatMap(({ shots }) => shots),
    seen.flatMap(({ words }) => words),
  )
} finally {
  await browser.close()
  await server.dispose()
}
