export { LateOpenSessions } from './late-open-sessions.tsx'
