import { onAnswered } from './requests.ts'

// A planted fault: keeps 1 MiB of each request, which shows also where few are answered in the time.
const KEPT_BYTES = 2 ** 20

const kept: Uint8Array[] = []

onAnswered(() => void kept.push(new Uint8Array(KEPT_BYTES).fill(kept.length)))
