export { Messages } from './messages-page.tsx'
