/** Debian's Chromium for component and end-to-end tests: no browser is downloaded. CHROMIUM_PATH overrides the path. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  // Without a sandbox, because tests run as root in containers, where Chromium rejects it.
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
}
