const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])

/** Shutdown and crash (57P), too many connections (53), statement time-out, lost connections (08). */
const SQL_STATES = /^(?:57P\d\d|53\d{3}|57014|08\w{3})$/

const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end/

/** Whether a failed query says that the database can't answer now, rather than that the query is wrong. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && SQL_STATES.test(code)) return true
  return (
    (code !== undefined &&
      SOCKET_CODES.has(code) &&
      (syscall === undefined || syscall === 'connect' || syscall === 'read' || syscall === 'write')) ||
    MESSAGES.test(error.message)
  )
}

/** Whether PostgreSQL refused a value as such (class 22: bytes, numbers or dates that can't be), so that the input was bad. */
export const isBadValue = (error: unknown): boolean => error instanceof Error && /^22\w{3}$/.test((error as { code?: string }).code ?? '')
