import type { BoundCall } from '../server/index.ts'

export const withdrawalCalls: readonly BoundCall[] = []
