import { errorMessage, propertyOf } from '@captain/http-core'
import { isDiskFull } from '@captain/http-server'
import { readEnvironment, type Environment } from './environment.ts'
import { StartError } from './errors.ts'
import { sourceStack } from './source-stack.ts'

/** Code of PostgreSQL. */
const DISK_FULL = '53100'

const textOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  if (isDiskFull(error) || propertyOf(error, 'code') === DISK_FULL)
    return `The disk is full (${errorMessage(error)}). Free some space, then start again.`
  return error instanceof Error ? sourceStack(error.stack ?? error.message) : String(error)
}

/** Prints why the server cannot start and ends the process with exit code 1. */
export const failStart = (error: unknown): never => {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}

/** Reads the configuration of this process; ends it if the configuration is wrong. */
export const readConfiguration = (): Environment => {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    return failStart(error)
  }
}
