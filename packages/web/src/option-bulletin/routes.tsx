export { BulletinChoice, OperationChoice } from './named-bulletin.tsx'
