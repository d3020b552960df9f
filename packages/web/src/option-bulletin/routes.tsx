export { BulletinChoice } from './named-bulletin.tsx'
