import { runVectorSuite } from './testing/vector-suite.ts'

runVectorSuite()
