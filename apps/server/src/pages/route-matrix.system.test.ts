import { afterAll, beforeAll } from 'vitest'
import { describePages } from './route-matrix-pages-under-test.ts'
import { startMatrix, type Matrix } from './route-matrix-under-test.ts'

let matrix: Matrix

beforeAll(async () => {
  matrix = await startMatrix()
})
afterAll(() => matrix.stop())

describePages(() => matrix, 'others')
