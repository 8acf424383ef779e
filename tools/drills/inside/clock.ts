import { onFileChange } from './poll-file.ts'

// Shifts the clock of the server's process by the milliseconds in a file. Timers run on, as they do when an operator sets the clock of a
// machine; so does PostgreSQL, which may be on another one.
const RealDate = Date
let offset = 0

onFileChange(process.env['DRILL_CLOCK_FILE'] ?? '', (text) => {
  offset = Number(text) || 0
})

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, derived) =>
    Reflect.construct(
      target,
      parameters.length === 0 ? [RealDate.now() + offset] : parameters,
      derived === globalThis.Date ? target : derived,
    ),
  apply: () => new RealDate(RealDate.now() + offset).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name, receiver)),
})
