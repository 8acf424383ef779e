// V8 keeps the pages of its largest heap, so the heap should not grow far beyond what is used. 70 percent is a compromise: lists that are not
// cached take a fifth more CPU time than by default and leave 250 MB instead of 400 MB; with 30 percent and a young generation of 4 MB they
// take four fifths more and leave 220 MB.
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=70', '--expose-gc']

/** Arguments of Node that start the built server, from the repository's folder. */
export const SERVER_ARGUMENTS: readonly string[] = [...HEAP, 'apps/server/dist/bundle.js']

/** Variables of the server's process. By default, glibc reserves memory for each thread, up to eight times the number of cores. */
export const SERVER_VARIABLES = { MALLOC_ARENA_MAX: '2' } as const
