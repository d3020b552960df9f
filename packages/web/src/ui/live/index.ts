export type { Live } from './live.ts'
export { useWritten } from './use-written.ts'
export { afterPaint } from './after-paint.ts'
