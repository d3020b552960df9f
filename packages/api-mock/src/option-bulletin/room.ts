export { optionBulletinCalls } from './handlers.ts'
