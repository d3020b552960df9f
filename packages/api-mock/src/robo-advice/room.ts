import { roboAdminCalls } from './admin-handlers.ts'
import { roboAdviceCalls as saverCalls } from './handlers.ts'

/** Calls of savers and of administrators. */
export const roboAdviceCalls = [...saverCalls, ...roboAdminCalls]
