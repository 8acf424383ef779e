import { AppError } from '@captain/http-core'
import { expect, test } from 'vitest'
import { isLostFile, lostFileOf } from './lost-file.ts'

const HOME = 'http://localhost/captain-assets/load-home-Ab_d-9xY.js'

test.each([
  [new TypeError(`Failed to fetch dynamically imported module: ${HOME}`), true, 'load-home.js'],
  [new TypeError(`error loading dynamically imported module: ${HOME}`), true, 'load-home.js'],
  [new Error('Unable to preload CSS for /captain-assets/editor-B4dCafe1.css'), true, 'editor.css'],
  [new TypeError('Importing a module script failed.'), true, null],
  [new AppError({ cause: new TypeError(`Failed to fetch dynamically imported module: ${HOME}`) }), true, 'load-home.js'],
  [new TypeError('secret'), false, null],
  ['text', false, null],
])('%s', (error, isLost, file) => {
  expect([isLostFile(error), lostFileOf(error)]).toEqual([isLost, file])
})
