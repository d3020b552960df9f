export { SessionNotice } from './notices.tsx'
export { SessionWait } from './session-wait.tsx'
