import { accountCalls } from './account-handlers.ts'
import { estimateCalls } from './estimate-handlers.ts'
import { pensionCalls as loginCalls } from './handlers.ts'

/** Calls of the pension service. */
export const pensionCalls = [...loginCalls, ...estimateCalls, ...accountCalls]
