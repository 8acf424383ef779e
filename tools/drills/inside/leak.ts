import { onAnswered } from './requests.ts'

// A planted fault: keeps 256 KiB of each request.
const KEPT_BYTES = 256 * 1024

const kept: Uint8Array[] = []

onAnswered(() => void kept.push(new Uint8Array(KEPT_BYTES).fill(kept.length)))
